import { z } from 'zod';
import { type EventMetadata } from '#contracts/shared/event.js';

/*
 * A capsule: a session without its person, as JSON lines. The first line names the format, the last one counts the
 * events, so that a file that was cut short is found out; between them each event stands in the version in which it was
 * written. Neither positions nor the log's identity are in it.
 */
export const CAPSULE_FORMAT = 'steppes-and-seas/capsule';
export const CAPSULE_VERSION = 1;

export interface CapsuleHead {
  readonly format: typeof CAPSULE_FORMAT;
  readonly version: number;
  readonly sessionId: string;
}
export interface CapsuleEnd {
  readonly end: number;
}
export interface CapsuleEvent {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: object;
  readonly metadata: EventMetadata;
}

/** What a file from elsewhere has to be: its events' data are judged by their upcasters. */
export const capsuleHead = z.object({ format: z.literal(CAPSULE_FORMAT), version: z.unknown() });
export const capsuleEnd = z.strictObject({ end: z.int() });
export const capsuleEvent = z.looseObject({
  id: z.string(),
  type: z.string(),
  version: z.int(),
  data: z.looseObject({}),
  metadata: z.looseObject({}),
});
