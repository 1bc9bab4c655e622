import { declareEvent } from '../../shared/event-declaration.js';

export interface GameSavedV1 {
  readonly userId: string;
  readonly saveId: string;
  readonly sessionId: string;
  readonly characterId: string;
  /** Sealed: a person may have typed it. */
  readonly saveName: string;
  /** The turn that the bookmark names. */
  readonly turn: number;
  readonly isAutoSave: boolean;
  readonly savedAt: string;
}

export const gameSaved = declareEvent<[GameSavedV1]>()({
  type: 'GameSaved',
  version: 1,
  stream: 'save',
  personal: { saveName: '' },
  upcasters: [],
});
