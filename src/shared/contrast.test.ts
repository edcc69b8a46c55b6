import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'

it('the contrast of two colours is that of WCAG, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
  expect(contrast('#595959', '#ffffff')).toBeCloseTo(7, 1)
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
  expect(contrast('#030303', '#000000')).toBeCloseTo(1.02, 2)
})
