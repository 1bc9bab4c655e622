import { type GamePhase } from '#game/model/session.js';
import { type Terrain } from '#game/model/world.js';
import { boolean, integer, json, readModelEntity, text, time } from '../entity.js';
import { type StoredActionResult } from '../game-stories/game-story.entity.js';

/** The history of a hex (specification section 3). */
export interface HexCellStoryRow {
  readonly sessionId: string;
  readonly hexQ: number;
  readonly hexR: number;
  /** `<sessionId>.<q>,<r>` */
  readonly id: string;
  readonly characterId: string;
  readonly userId: string;
  readonly terrain: Terrain;
  /**
   * The last story told here. Empty, with the action and its result null, after a rewind to an earlier visit: the row
   * of `game_stories` for this session and `lastTurn` has them always.
   */
  readonly storyContent: string;
  readonly visitCount: number;
  readonly lastActionTaken: string | null;
  readonly lastActionResult: StoredActionResult | null;
  /** Phase of the game after the last turn here. */
  readonly gamePhase: GamePhase | null;
  /** Encounter that stands, or stood, here. */
  readonly frame: string | null;
  readonly isResolved: boolean;
  readonly attempts: number;
  readonly lastTurn: number;
  readonly firstVisitAt: string;
  readonly lastVisitAt: string;
}

export const hexCellStoryEntity = readModelEntity<HexCellStoryRow>({
  table: 'hex_cell_stories',
  columns: {
    sessionId: text({ primary: true }),
    hexQ: integer({ primary: true }),
    hexR: integer({ primary: true }),
    id: text(),
    characterId: text(),
    userId: text(),
    terrain: text(),
    storyContent: text({ default: '' }),
    visitCount: integer({ default: 1 }),
    lastActionTaken: text({ nullable: true }),
    lastActionResult: json({ nullable: true }),
    gamePhase: text({ nullable: true }),
    frame: text({ nullable: true }),
    isResolved: boolean({ default: false }),
    attempts: integer({ default: 0 }),
    lastTurn: integer(),
    firstVisitAt: time(),
    lastVisitAt: time(),
  },
  indices: [{ columns: ['userId'] }],
});
