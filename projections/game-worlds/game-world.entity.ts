import { type RecordedWorld } from '#game/model/world.js';
import { integer, json, readModelEntity, text, time } from '../entity.js';

/** Fixed data from a saga's start, too large for a row that every turn rewrites. */
export interface GameWorldRow {
  readonly sessionId: string;
  readonly userId: string;
  readonly characterId: string;
  readonly world: RecordedWorld;
  /** SHA-256 of the dice seed, hex; the seed itself, once the saga has ended. */
  readonly seedCommitment: string;
  readonly diceSeed: string | null;
  /** Where it grew out of another saga; null for one that began by itself. */
  readonly originSessionId: string | null;
  readonly originTurn: number | null;
  readonly createdAt: string;
}

export const gameWorldEntity = readModelEntity<GameWorldRow>({
  table: 'game_worlds',
  columns: {
    sessionId: text({ primary: true }),
    userId: text(),
    characterId: text(),
    world: json(),
    seedCommitment: text(),
    diceSeed: text({ nullable: true }),
    originSessionId: text({ nullable: true }),
    originTurn: integer({ nullable: true }),
    createdAt: time(),
  },
});
