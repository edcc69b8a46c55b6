import type { ReactNode } from 'react'
import { emergencyCheckResponseSchema } from '#shared/api/emergency-check.ts'
import type { Language } from '#shared/language.ts'
import { request } from '#web/api/client.ts'
import { EmergencyPart } from '#web/chat/messages/emergency-part.tsx'
import { logFailure } from '#web/lib/log-failure.ts'

/** How long a visitor who sends a question waits for the check. Then the sign-in page opens without the box. */
const maxWaitMs = 1500

/** The box for a visitor's question, if it is about an emergency: signing in can wait (G-8). */
export async function emergencyNotice(question: string, language: Language): Promise<ReactNode> {
  try {
    const { emergency } = await request('/emergency', emergencyCheckResponseSchema, {
      method: 'POST',
      body: { question },
      headers: { 'accept-language': language },
      asVisitor: true,
      signal: AbortSignal.timeout(maxWaitMs),
    })
    return (
      emergency && (
        <div role="alert" className="mb-8 flex flex-col">
          <EmergencyPart emergency={emergency} />
        </div>
      )
    )
  } catch (error) {
    logFailure('Failed to check the question for an emergency', error)
    return undefined
  }
}
