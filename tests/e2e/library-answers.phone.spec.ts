import { expect } from '@playwright/test'
import { answer, answered, ask } from './support/chat-steps.ts'
import { test } from './support/new-installation.ts'

test('a new installation answers a French question in French, on an English screen, with a source that opens (B-10, B-13)', async ({
  chatPage,
}) => {
  await expect(
    chatPage.getByText('General information from the firm’s sheets, not legal advice.'),
  ).toBeVisible()
  await ask(chatPage, 'Mon propriétaire garde ma caution depuis trois mois, que faire ?')
  await answered(chatPage)
  const french = answer(chatPage)
  await expect(french.getByRole('heading', { name: 'Quand consulter un avocat' })).toBeVisible()
  await expect(french.getByRole('blockquote').first()).toContainText(
    'Le dépôt de garantie est la somme versée',
  )
  await expect(french.getByText('Aucun modèle de langage n’est connecté')).toBeVisible()
  await expect(french.getByRole('link', { name: 'prendre rendez-vous' })).toBeVisible()
  const source = french.getByRole('group', { name: 'Sources' }).getByRole('link')
  await expect(source).toHaveText('Loyer, augmentations et dépôt de garantie')
  await expect(
    french.getByText('Fiche du 1er décembre 2026, qu’aucun avocat n’a encore relue.'),
  ).toBeVisible()
  const mark = french
    .getByRole('link', { name: 'Source 1: Loyer, augmentations et dépôt de garantie' })
    .first()
  await expect(mark).toHaveText('1')
  await mark.click()
  await expect(
    chatPage.getByRole('heading', { name: 'Loyer, augmentations et dépôt de garantie' }),
  ).toBeVisible()
})
