import type { Step } from './scripted-scripts.ts'

/** Turns steps into the frames of one wire format; each frame is written to the socket separately. */
export type Wire = {
  open(): string[]
  step(step: Step): string[]
  /** The frames after the silence of a reasoning step. */
  afterReasoning(): string[]
  /** The same answer as one JSON body, after all its steps. */
  whole(): unknown
}
