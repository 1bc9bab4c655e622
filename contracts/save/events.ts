import { type DomainEvent } from '../shared/event.js';

interface Ids {
  readonly userId: string;
  readonly saveId: string;
}
export interface GameSavedV1 extends Ids {
  readonly sessionId: string;
  readonly characterId: string;
  /** Sealed: a person may have typed it. */
  readonly saveName: string;
  /** The turn that the bookmark names. */
  readonly turn: number;
  readonly isAutoSave: boolean;
  readonly savedAt: string;
}
export interface SavePlayedV1 extends Ids {
  readonly playedAt: string;
}
export interface SaveDeletedV1 extends Ids {
  readonly deletedAt: string;
}

export type SaveEvent =
  | DomainEvent<'GameSaved', 1, GameSavedV1>
  | DomainEvent<'SavePlayed', 1, SavePlayedV1>
  | DomainEvent<'SaveDeleted', 1, SaveDeletedV1>;
