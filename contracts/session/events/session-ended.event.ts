import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

export interface SessionEndedV1 extends SessionIdsV1 {
  readonly turn: number;
  readonly reason: 'triumph' | 'loss' | 'death' | 'abandonment';
  /** Revealed: 256 bits, hex. Its SHA-256 is the commitment of the start. */
  readonly diceSeed: string;
}

export const sessionEnded = declareEvent<[SessionEndedV1]>()({
  type: 'SessionEnded',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
