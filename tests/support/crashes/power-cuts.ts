import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { freshDataDir } from '#tests/support/databases/databases.ts'
import { startScriptedModel } from '#tests/support/model/scripted-model.ts'
import { type Person, signUp } from '#tests/support/people/people.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { apply, readDisk, readRecords, restore } from './power-cut.ts'

const recorder = fileURLToPath(new URL('./disk-recorder.ts', import.meta.url))
const silent = createLog('silent')

type Answered = { atMs: number; question: string }

/**
 * Lets three users ask `questionCount` times each, then opens the database as a power cut would have left it at each of
 * `cutCount` moments. The database must open each time and contain every answer that had been shown in full. `fresh`:
 * cuts also hit the first start.
 */
export async function cutPower(options: {
  fresh: boolean
  questionCount: number
  cutCount: number
}): Promise<void> {
  const runDir = await mkdtemp(join(inject('databaseTemplate').runDir, 'power-'))
  const dataDir = options.fresh ? join(runDir, 'data') : await freshDataDir()
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const records = join(runDir, 'records')
  await mkdir(records)
  const disk = readDisk(dataDir)
  const { answered, fromMs, toMs } = await ask(dataDir, records, options)
  expect(answered).toHaveLength(3 * options.questionCount)
  const cutTimesMs = Array.from(
    { length: options.cutCount },
    (_, cut) => fromMs + ((cut + 1) / options.cutCount) * (toMs - fromMs),
  )
  let appliedCount = 0
  const all = readRecords(records)
  for (const cutAtMs of cutTimesMs) {
    for (; (all[appliedCount]?.atMs ?? Number.POSITIVE_INFINITY) <= cutAtMs; appliedCount += 1) {
      const record = all[appliedCount]
      if (record) apply(disk, record)
    }
    const folder = await mkdtemp(join(runDir, 'cut-'))
    restore(disk, folder)
    const expected = answered.filter(({ atMs }) => atMs <= cutAtMs).map(({ question }) => question)
    expect(await listAnsweredQuestions(folder)).toEqual(expect.arrayContaining(expected))
    await rm(folder, { recursive: true })
  }
}

async function ask(
  dataDir: string,
  records: string,
  { fresh, questionCount }: { fresh: boolean; questionCount: number },
) {
  const answered: Answered[] = []
  const startedAtMs = nowMs()
  const model = await startScriptedModel()
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    LIMIT_SENDS_PER_MINUTE: '10000',
    ...model.env,
    NODE_OPTIONS: `--import=${recorder}`,
    RECORD_ROOT: dataDir,
    RECORD_TO: records,
  })
  const people = await Promise.all([1, 2, 3].map(() => signUp(server.url)))
  const readyAtMs = nowMs()
  const askAll = async (person: Person, index: number) => {
    for (let number = 0; number < questionCount; number += 1) {
      const question = `[[paced 20x20]] question ${number} of person ${index}`
      if ((await person.ask(question)).done) answered.push({ atMs: nowMs(), question })
    }
  }
  await Promise.all(people.map(askAll))
  await server.end('SIGKILL')
  await model.close()
  return { answered, fromMs: fresh ? startedAtMs : readyAtMs, toMs: nowMs() }
}

/** The time on a clock that all processes of this machine share. */
const nowMs = () => performance.timeOrigin + performance.now()

/** The questions whose answers are stored as complete. */
async function listAnsweredQuestions(dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: dataDir }), silent)
  try {
    const rows = await db
      .selectFrom('messages as answer')
      .innerJoin('messages as question', 'question.chat_id', 'answer.chat_id')
      .where('answer.role', '=', 'assistant')
      .where('answer.status', '=', 'complete')
      .where('question.role', '=', 'user')
      .select('question.content')
      .execute()
    return rows.map(({ content }) => content)
  } finally {
    await close()
  }
}
