import { type RememberedPart } from '#game/model/remembered.js';
import { boolean, closedJson, integer, readModelEntity, text } from '../entity.js';

/** A part of a turn that is remembered. No person's words are in it, so that an erasure leaves nothing to blank. */
export interface SagaMemoryRow {
  readonly sessionId: string;
  readonly turn: number;
  /** 'turn', 'joined <id>' or 'left <id>': each event has a row of its own. */
  readonly part: string;
  /** Cell, visit and day of the turn; null in the other parts, and a day in a saga without a calendar. */
  readonly hexQ: number | null;
  readonly hexR: number | null;
  readonly visit: number | null;
  readonly day: number | null;
  readonly what: RememberedPart;
  /** False for what is forgotten unless something else of the turn is remembered: a rest, a look round. */
  readonly memorable: boolean;
  readonly withdrawn: boolean;
}

const REMEMBERED = 'memorable and not withdrawn';

export const sagaMemoryEntity = readModelEntity<SagaMemoryRow>({
  table: 'saga_memories',
  columns: {
    sessionId: text({ primary: true }),
    turn: integer({ primary: true }),
    part: text({ primary: true }),
    hexQ: integer({ nullable: true }),
    hexR: integer({ nullable: true }),
    visit: integer({ nullable: true }),
    day: integer({ nullable: true }),
    what: closedJson(),
    memorable: boolean({ default: false }),
    withdrawn: boolean({ default: false }),
  },
  indices: [
    { columns: ['sessionId', 'hexQ', 'hexR', 'turn'], where: REMEMBERED },
    { columns: ['sessionId', 'turn'], where: REMEMBERED },
  ],
});
