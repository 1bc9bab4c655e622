import { type StreamLimits } from './open-streams.js';

export interface StreamSettings extends StreamLimits {
  readonly heartbeatMs: number;
  /** How often the token of an open stream is verified again. */
  readonly verifyMs: number;
}
export const STREAM_SETTINGS = Symbol('StreamSettings');

/**
 * A tab has one stream, and only while a narration is pending: a person is far below these limits on all devices
 * together. A full process has about 200 MB of streams.
 */
export const DEFAULT_STREAM_SETTINGS: StreamSettings = {
  perSession: 8,
  perPerson: 16,
  perProcess: 4_000,
  heartbeatMs: 15_000,
  verifyMs: 30_000,
};
