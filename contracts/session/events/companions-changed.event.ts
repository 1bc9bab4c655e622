import { declareEvent } from '../../shared/event-declaration.js';
import { type CompanionV1 } from './shapes/character.v1.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

/** Loyalty or wounds of those who stay. */
export interface CompanionsChangedV1 extends SessionIdsV1 {
  readonly turn: number;
  readonly companionsAfter: readonly CompanionV1[];
}

export const companionsChanged = declareEvent<[CompanionsChangedV1]>()({
  type: 'CompanionsChanged',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
