import { type Telling } from '#contracts/session/leaf-views.js';
import { type Hex } from '#game/model/hex.js';
import { type Wording } from '#game/model/offer.js';
import { type LeafEvidence } from './narration-facts/leaf-evidence.port.js';
import { type Narration } from './narration-facts/narration.port.js';
import { type TurnFacts } from './narration-facts/turn-facts.port.js';

/** A told turn of the living line: its facts are those of its first telling. */
export interface ToldTurn {
  readonly sessionId: string;
  readonly turn: number;
  /** The session's owner now. */
  readonly userId: string;
  readonly storyId: string;
  readonly cell: Hex;
  readonly facts: TurnFacts;
  /** The newest words of its offers. */
  readonly wording: readonly Wording[];
}
export interface Retelling {
  readonly narration: Narration;
  /** 1 replaces the shown words; from 2 on a further edition. */
  readonly edition: number;
  /** The same id is recorded once. */
  readonly commandId: string;
}
/** What stands behind the words of a leaf. */
export type LeafTelling = Omit<Telling, 'canRetell'>;
/** What an edition of a saga has, and what it lacks. */
export interface EditionState {
  /** The turns of the living line that are told, rising. */
  readonly told: readonly number[];
  /** By edition from 2 on: its turns. */
  readonly editions: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Called by narration, implemented by sessions. */
export interface TurnRetellings {
  /**
   * Without a `userId`: of any owner, for the system's own work.
   * @throws RejectedError SESSION_NOT_FOUND, LEAF_NOT_FOUND, TURN_IN_PROGRESS
   */
  find(of: { readonly sessionId: string; readonly turn: number; readonly userId?: string }): Promise<ToldTurn>;
  /** @throws RejectedError as `find` */
  evidence(of: { readonly sessionId: string; readonly turn: number; readonly userId: string }): Promise<LeafEvidence>;
  /** @throws RejectedError as `find` */
  telling(of: { readonly sessionId: string; readonly turn: number; readonly userId: string }): Promise<LeafTelling>;
  /** Whether a retelling of this id is among the session's newest events. */
  isRecorded(sessionId: string, commandId: string): Promise<boolean>;
  /** Appends it; nothing where the session has another owner since. */
  record(of: ToldTurn, retelling: Retelling): Promise<void>;
  /** Reads the whole stream. @throws RejectedError SESSION_NOT_FOUND */
  editions(sessionId: string): Promise<EditionState>;
  /** @throws RejectedError with the message of the code */
  refuse(code: 'RETELL_LIMIT' | 'NO_GAME_MASTER' | 'SENTENCE_NOT_FOUND'): never;
}
export const TURN_RETELLINGS = Symbol('TurnRetellings');
