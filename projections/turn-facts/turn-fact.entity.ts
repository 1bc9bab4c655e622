import { boolean, integer, readModelEntity, text, time } from '../entity.js';

/** What analysts ask of a turn: no words, nothing that a person typed. */
export interface TurnFactRow {
  readonly sessionId: string;
  readonly turn: number;
  readonly userId: string;
  readonly resolvedAt: string;
  /** Of the cell where the turn ended. */
  readonly terrain: string;
  /** Kind of the deed. */
  readonly deed: string;
  readonly attribute: string | null;
  readonly isCustomAction: boolean;
  /** Percent; null where nothing was rolled. */
  readonly chance: number | null;
  readonly roll: number | null;
  readonly success: boolean;
  readonly died: boolean;
  /** Taken back by a rewind. */
  readonly withdrawn: boolean;
  /** Null until it is told; 'floor' for the built-in one. */
  readonly narrator: 'floor' | 'model' | null;
  readonly model: string | null;
  /** Null where no model was asked. */
  readonly latencyMs: number | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export const turnFactEntity = readModelEntity<TurnFactRow>({
  table: 'turn_facts',
  columns: {
    sessionId: text({ primary: true }),
    turn: integer({ primary: true }),
    userId: text(),
    resolvedAt: time(),
    terrain: text(),
    deed: text(),
    attribute: text({ nullable: true }),
    isCustomAction: boolean(),
    chance: integer({ nullable: true }),
    roll: integer({ nullable: true }),
    success: boolean(),
    died: boolean({ default: false }),
    withdrawn: boolean({ default: false }),
    narrator: text({ nullable: true }),
    model: text({ nullable: true }),
    latencyMs: integer({ nullable: true }),
    inputTokens: integer({ nullable: true }),
    outputTokens: integer({ nullable: true }),
  },
});
