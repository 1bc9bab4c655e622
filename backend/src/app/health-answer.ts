import { type ErrorBody } from '#contracts/http/error-body.js';
import { FULL_DISK, type PartHealth } from '#backend/platform/health/part.js';
import { type Readiness } from '#backend/platform/health/readiness.js';

/** `parts` has the same shape in every answer: the name of each part, whether it is ready, since when, and why not. */
export interface Health {
  readonly status: 'ok';
  readonly parts: readonly PartHealth[];
}

const sentenceOf = (missing: readonly PartHealth[], hasOpened: boolean): string => {
  if (missing.some(({ reason }) => reason === FULL_DISK))
    return 'The disk of the game is full. Nothing is lost; the game goes on by itself once there is space.';
  if (!hasOpened) return 'The game is still opening.';
  return `The game waits for: ${missing.map(({ part }) => part).join(', ')}.`;
};

/** The process runs. Its parts are shown as they were found last. */
export const liveHealth = (readiness: Readiness): Health => ({ status: 'ok', parts: readiness.known });

/** Whether the process can serve; a refusal names the missing parts. */
export const readyHealth = async (
  readiness: Readiness,
): Promise<Health | (ErrorBody & { readonly statusCode: 503 })> => {
  const { parts, missing } = await readiness.look();
  if (missing.length === 0) return { status: 'ok', parts };
  const message = sentenceOf(missing, readiness.hasOpened);
  const details = { missing: missing.map(({ part }) => part), parts };
  return { statusCode: 503, code: 'NOT_READY', message, details };
};
