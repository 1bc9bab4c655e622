import { type Character } from '../session/views.js';

/** GET /api/auth/saves. */
export interface Save {
  readonly id: string;
  readonly sessionId: string;
  readonly characterId: string;
  readonly saveName: string;
  readonly lastPlayed: string;
  readonly isAutoSave: boolean;
  readonly turn: number;
  readonly character: Character;
}
/** POST /api/saves/manual. */
export interface SaveRequest {
  readonly sessionId: string;
  readonly characterId: string;
  readonly saveName: string;
}
