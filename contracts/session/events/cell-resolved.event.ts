import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';
import { type HexV1 } from './shapes/world.v1.js';

export interface CellResolvedV1 extends SessionIdsV1, HexV1 {
  readonly turn: number;
  readonly frame: string;
  readonly won: boolean;
}

export const cellResolved = declareEvent<[CellResolvedV1]>()({
  type: 'CellResolved',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
