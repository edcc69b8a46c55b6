import { it } from 'vitest'
import { cutConnections } from '#tests/support/crashes/cut-connections.ts'
import { countSurvived, triesFrom } from '#tests/support/crashes/tries.ts'

it('readers whose connections are cut many times miss no character and read none twice (F-5, R-5)', ({
  task,
}) => cutConnections(triesFrom('FAULTS_CUTS', 10_000), () => countSurvived(task)))
