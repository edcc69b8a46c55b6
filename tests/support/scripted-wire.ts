import type { Step } from './scripted-scripts.ts'

/** Turns steps into the frames of one wire format; each frame is written to the socket on its own. */
export type Wire = {
  open(): string[]
  step(step: Step): string[]
  /** What follows the silence of a reasoning step. */
  afterReasoning(): string[]
  /** The same answer as one JSON body, once its steps were taken. */
  whole(): unknown
}
