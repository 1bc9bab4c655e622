import { type Ending, type GamePhase, type WorldSettings } from '#game/model/session.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Character } from '#contracts/session/views.js';
import { boolean, closedJson, integer, json, readModelEntity, text, time } from '../entity.js';

/**
 * A character after its current turn, and its next ways (specification section 3). Its choices are those of the turn, in
 * `game_stories`.
 */
export interface GameCharacterRow extends Omit<Character, 'gamePhase' | 'worldSettings' | 'uses'> {
  readonly userId: string;
  readonly worldSettings: WorldSettings;
  readonly gamePhase: GamePhase;
  /** Encounter that is open now. */
  readonly frame: string | null;
  readonly movement: readonly MovementOption[];
  readonly narration: 'pending' | 'told';
  /** 'fallen': dead in a forgiving game, where a rewind is possible. */
  readonly ending: Ending | 'fallen' | null;
  readonly deedsDone: number;
  /** Whether it has a spine; a session from before oaths has none, and other odds. */
  readonly hasSaga: boolean;
  readonly createdAt: string;
}

/** `turn` is the character's current turn: after a rewind an earlier one. */
export const gameCharacterEntity = readModelEntity<GameCharacterRow>({
  table: 'game_characters',
  columns: {
    id: text({ primary: true }),
    userId: text(),
    sessionId: text(),
    name: text(),
    gender: text(),
    appearance: closedJson(),
    attributes: closedJson(),
    difficulty: text(),
    maxHitPoints: integer(),
    profession: text(),
    faction: text({ default: 'empire' }),
    worldSettings: json(),
    backstory: closedJson(),
    hasSaga: boolean({ default: false }),
    createdAt: time(),
    inventory: json({ default: [] }),
    companions: json({ default: [] }),
    ending: text({ nullable: true }),
    hitPoints: integer(),
    coins: integer({ default: 0 }),
    currentLocation: closedJson(),
    turn: integer({ default: 0 }),
    gamePhase: text({ default: 'encounter' }),
    gameOver: boolean({ default: false }),
    frame: text({ nullable: true }),
    movement: json({ default: [] }),
    narration: text({ default: 'pending' }),
    deedsDone: integer({ default: 0 }),
  },
  indices: [{ columns: ['sessionId'] }, { columns: ['userId'] }],
});
