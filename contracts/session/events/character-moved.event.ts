import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';
import { type HexV1, type TerrainV1 } from './shapes/world.v1.js';

export interface CharacterMovedV1 extends SessionIdsV1 {
  readonly turn: number;
  readonly from: HexV1;
  readonly to: HexV1;
  readonly terrain: TerrainV1;
}

export const characterMoved = declareEvent<[CharacterMovedV1]>()({
  type: 'CharacterMoved',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
