import { boolean, integer, readModelEntity, text, time } from '../entity.js';

/** A named bookmark of a session; one is made and updated automatically (design section 9, 'a save'). */
export interface GameSaveRow {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
  readonly saveName: string;
  readonly turn: number;
  readonly isAutoSave: boolean;
  readonly lastPlayed: string;
  readonly createdAt: string;
}

export const gameSaveEntity = readModelEntity<GameSaveRow>({
  table: 'game_saves',
  columns: {
    id: text({ primary: true }),
    userId: text(),
    sessionId: text(),
    characterId: text(),
    saveName: text(),
    turn: integer(),
    isAutoSave: boolean({ default: false }),
    lastPlayed: time(),
    createdAt: time(),
  },
  indices: [{ columns: ['userId'] }, { columns: ['sessionId'] }],
});
