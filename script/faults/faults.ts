/**
 * The faults that Parvis must survive, and the tests that try them. `npm run faults` runs these tests, those in
 * tests/long only with `--long`. docs/faults.md lists the same faults. Tests are selected by a part of their name, or
 * of the name of their `describe` block.
 */
export type Fault = {
  id: string
  what: string
  /** The parts of names that select tests, by file. */
  tests: Record<string, readonly string[]>
  /** What cannot be tried on one machine. */
  untried?: string
}

/** Every test of the file. */
const all: readonly string[] = []

export const faults: Fault[] = [
  {
    id: 'F1',
    what: 'the server is killed during an answer',
    tests: {
      'tests/api/kill.test.ts': all,
      'tests/api/embedded-database.test.ts': ['left by a kill', 'killed at two moments', 'is created again'],
      'tests/api/abandoned-answers.test.ts': all,
      'tests/e2e/asking.phone.spec.ts': ['after the server is killed during an answer'],
      'tests/long/kill.test.ts': all,
      'tests/long/killed-behind-nginx.test.ts': all,
      'tests/long/kill-start.test.ts': all,
      'tests/api/power-cut.test.ts': all,
      'tests/long/power-cut.test.ts': all,
    },
    untried:
      'a real power cut: instead, the writes to disk are recorded, and replayed up to many different moments',
  },
  {
    id: 'F2',
    what: 'the server is killed just before an answer begins or ends',
    tests: {
      'tests/api/kill.test.ts': ['before the first word'],
      'tests/api/answer-end.test.ts': ['only once the end of its answer is stored'],
      'tests/api/answers.test.ts': ['after an answer that failed without text'],
    },
  },
  {
    id: 'F3',
    what: 'the model accepts a question and then says nothing',
    tests: {
      'src/server/model/timeouts-and-stops.test.ts': ['that is slow'],
      'src/server/chat/answer/stream-response.test.ts': ['every 15 s between texts'],
      'tests/api/outside/model-faults.test.ts': ['ends in one error event'],
    },
  },
  {
    id: 'F4',
    what: 'the connection to the model breaks, anywhere in a chunk, a character or an event',
    tests: {
      'src/server/model/cut-streams.test.ts': all,
      'src/server/model/http-model.test.ts': ['split at every byte', 'is not retried after'],
      'src/server/model/event-source.test.ts': ['connection breaks', 'exceeds the maximum size'],
      'src/server/chat/clean-text.test.ts': all,
    },
  },
  {
    id: 'F5',
    what: 'the model answers with an error: too many calls, a failing server, a wrong key, an HTML page',
    tests: {
      'src/server/model/http-model.test.ts': ['after a retry for', 'ends after', 'fails at once', 'breaker'],
      'src/server/model/circuit-breaker.test.ts': all,
      'src/server/model/provider-errors.test.ts': all,
      'tests/e2e/model-faults.spec.ts': ['a failing model is reported'],
    },
  },
  {
    id: 'F6',
    what: 'the model ends an answer early: with an error, a refusal, or at its maximum length',
    tests: {
      'src/server/model/http-model.test.ts': ['a refusal as text', 'before any text', 'is incomplete if'],
      'src/web/chat/conversation/conversation-reducer.test.ts': [
        'failed before its first word',
        'before an error',
      ],
      'tests/e2e/model-faults.spec.ts': ['a failing model is reported'],
    },
  },
  {
    id: 'F7',
    what: 'the browser leaves during an answer and comes back',
    tests: {
      'tests/api/http/cut-connections.test.ts': all,
      'tests/long/cut-connections.test.ts': all,
      'tests/api/answers.test.ts': ['a user who leaves during an answer'],
      'src/web/chat/conversation/follow-answer.test.ts': all,
      'tests/e2e/asking.spec.ts': ['a reload during an answer'],
    },
    untried: 'a laptop that goes to sleep: the server sees only a broken connection',
  },
  {
    id: 'F8',
    what: 'the database cannot be reached before, during or at the end of an answer',
    tests: {
      'tests/long/database-restart.test.ts': all,
      'tests/api/database-faults.test.ts': all,
      'tests/api/abandoned-answers.test.ts': ['accepts no heartbeats'],
      'tests/api/live-log.test.ts': ['even if a write failed'],
      'tests/api/auth/refresh.test.ts': ['while the database is unreachable'],
      'tests/long/database-faults.test.ts': all,
      'tests/long/hung-database.test.ts': all,
    },
    untried: 'a failover to a second database server, which needs two of them',
  },
  {
    id: 'F9',
    what: 'the database is down, closed or read-only when the server starts',
    tests: {
      'tests/api/database-start.test.ts': all,
      'tests/api/database.test.ts': ['migrates once', 'what is wrong with DATABASE_URL'],
      'tests/api/embedded-database.test.ts': ['cannot be opened', 'during a migration', 'read-only'],
    },
  },
  {
    id: 'F10',
    what: 'the disk is full or cannot be written to; the database has no connection left, or a lock is held too long',
    tests: {
      'tests/api/database-faults.test.ts': ['while it is paused', 'while a table is locked'],
      'tests/api/data-dir.test.ts': all,
      'tests/api/outside/uploads-storage.test.ts': ['a full or unwritable disk'],
      'tests/long/disk-full.test.ts': all,
    },
  },
  {
    id: 'F11',
    what: 'an upload breaks off or is sent twice, or many arrive at once; a stored file is missing',
    tests: {
      'tests/api/uploads/uploads.test.ts': [
        'an upload that is aborted',
        'concurrent uploads',
        'the storage of one',
      ],
      'tests/api/outside/uploads-answering.test.ts': ['vanished from the disk', 'the same send twice'],
      'tests/api/outside/uploads-storage.test.ts': ['the sweep'],
    },
  },
  {
    id: 'F12',
    what: 'two tabs or two servers send to one chat at once',
    tests: {
      'tests/api/answers.test.ts': ['two sends at once in one chat'],
      'tests/api/two-servers.test.ts': all,
      'tests/api/answer-end.test.ts': ['a question waits 15 s'],
      'tests/e2e/two-tabs.spec.ts': ['a question, its answer, a chat'],
    },
  },
  {
    id: 'F13',
    what: 'a question is sent twice: a double click, Enter held down, a lost response',
    tests: {
      'tests/api/answers.test.ts': ['a send repeated with the same id', 'for two retries at once'],
      'src/web/chat/conversation/send-question.test.ts': ['Enter is pressed twice', 'is the same message if'],
    },
  },
  {
    id: 'F14',
    what: 'readers are slow, stop reading, or disconnect without notice',
    tests: {
      'tests/long/slow-readers.test.ts': all,
      'tests/api/answers.test.ts': ['a reader that cannot keep up'],
      'tests/api/http/connections.test.ts': ['a client that stops reading'],
      'src/server/http/slow-clients.test.ts': all,
      'tests/long/slow-lines.test.ts': all,
    },
    untried: 'a pulled network cable: the closest test is a connection without any traffic',
  },
  {
    id: 'F15',
    what: 'an answer is enormous, or arrives in enormous or tiny pieces',
    tests: {
      'tests/api/outside/large-answers.test.ts': all,
      'tests/api/answers.test.ts': ['text that is difficult to stream', 'a reader that cannot keep up'],
      'src/server/model/http-model.test.ts': ['comes in a burst'],
    },
  },
  {
    id: 'F16',
    what: 'the server is told to stop during answers, once or twice',
    tests: {
      'tests/long/sigterm.test.ts': all,
      'tests/api/sigterm.test.ts': all,
      'tests/api/operation/shutdown.test.ts': all,
    },
  },
  {
    id: 'F17',
    what: 'a clock jumps, or is wrong',
    tests: {
      'src/server/chat/answer/reaper.test.ts': all,
      'tests/api/auth/tokens.test.ts': ['even if the clocks differ a little'],
      'src/web/auth/session/session-manager.test.tsx': ['left open for an hour'],
      'tests/e2e/wrong-clock.spec.ts': ['stays signed in, asks and reads'],
      'tests/long/clock.test.ts': all,
    },
    untried: 'a leap second: most systems spread it over a day',
  },
  {
    id: 'F18',
    what: 'during an answer the session ends, or the account, the role or the chat is removed',
    tests: {
      'tests/api/auth/signed-out-streams.test.ts': all,
      'tests/api/auth/stream-watch.test.ts': all,
      'tests/api/auth/token-expiry.test.ts': all,
      'tests/api/admin-deletion.test.ts': [
        'ends the user’s open streams',
        'ends the user’s answers',
        'a moment before',
      ],
      'tests/api/answers.test.ts': ['a chat deleted during an answer'],
    },
  },
  {
    id: 'F19',
    what: 'the auth provider is down, or changes its keys',
    tests: {
      'tests/api/outside/hosted.test.ts': ['the hosted provider’s keys'],
      'src/server/identity/hosted-keys.test.ts': all,
      'tests/api/outside/admin-hosted.test.ts': ['works while the provider is'],
    },
  },
  {
    id: 'F20',
    what: 'the program itself fails: an uncaught exception, no memory left, a blocked loop',
    tests: {
      'tests/api/failures.test.ts': all,
      'tests/long/failures.test.ts': all,
      'src/server/log.test.ts': all,
      'tests/api/embedded-database.test.ts': ['if it ends by itself'],
      'tests/api/uploads/uploads.test.ts': ['hundreds of megabytes'],
    },
    untried: 'the restart by a supervisor: the test starts the server again itself',
  },
  {
    id: 'F21',
    what: 'a second server opens the same data folder; a server that died left its lock',
    tests: {
      'tests/api/database.test.ts': ['while a process has it open', 'works again once it has been closed'],
      'tests/api/embedded-database.test.ts': ['left by a kill'],
      'tests/api/operation/backup.test.ts': all,
    },
  },
  {
    id: 'F22',
    what: 'a proxy buffers, compresses or cuts what passes through it',
    tests: {
      'tests/api/outside/simple-proxies.test.ts': all,
      'tests/api/http/cut-connections.test.ts': all,
      'src/server/chat/answer/stream-response.test.ts': ['so that proxies keep the connection open'],
      'src/shared/api/sse.test.ts': ['no matter where the stream is split'],
      'tests/api/auth/untrusted-proxy.test.ts': all,
      'tests/api/operation/proxies.test.ts': all,
    },
    untried: 'proxies other than nginx and Caddy, and proxies in the networks between browser and server',
  },
  {
    id: 'F23',
    what: 'Redis is lost; the file storage is slow or refuses requests',
    tests: {
      'tests/api/outside/failing-storage.test.ts': all,
      'src/server/chat/request/load-attachments.test.ts': ['does not respond'],
      'src/server/files/files.test.ts': ['an upload that fails', 'does not respond'],
      'tests/api/outside/shared-limits.test.ts': all,
      'tests/api/outside/uploads-storage.test.ts': ['object storage'],
      'tests/api/uploads/stored-files.test.ts': ['unavailable for three days'],
    },
  },
  {
    id: 'F24',
    what: 'an old page meets a new server, or a new page an old one; a release is rolled back',
    tests: {
      'tests/api/previous-release.test.ts': all,
      'src/server/database/migrate.test.ts': all,
      'src/web/api/received.test.ts': all,
      'script/previous-assets.test.ts': all,
      'tests/e2e/attachments.spec.ts': ['whose code cannot be fetched'],
    },
  },
  {
    id: 'F25',
    what: 'a backup is restored on an empty machine; a backup is damaged',
    tests: { 'tests/api/operation/backup.test.ts': all, 'tests/long/backup-memory.test.ts': all },
  },
  {
    id: 'F26',
    what: 'one sender floods the server: sign-ups, wrong passwords, malformed requests, very slow connections',
    tests: {
      'tests/long/flood.test.ts': all,
      'tests/api/auth/limits.test.ts': all,
      'tests/api/http/connections.test.ts': ['that arrives too slowly', 'headers that do not end'],
      'tests/api/chats.test.ts': ['forty questions at once'],
      'tests/long/sign-in-load.test.ts': all,
    },
  },
]
