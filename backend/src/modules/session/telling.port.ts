import { type Telling } from '#backend/modules/narration/narrator.port.js';

/** Waits until a turn has been told by whichever process tells it. */
export interface Tellings {
  /** True once the turn's narration stands in the log; false when the time is up. */
  waitFor(sessionId: string, turn: number, timeoutMs: number): Promise<boolean>;
}
export const TELLINGS = Symbol('Tellings');
/** How long the answer of a turn waits for its narration, in ms; past it the story arrives by SSE. */
export const NARRATION_WAIT_MS = 8_000;

/** What narration asks of sessions. */
export interface Storyteller {
  /** What the floor narrator makes of the newest turn; null once it is told, or when it is not the newest. */
  tellingOf(sessionId: string, turn: number): Promise<Telling | null>;
  /** Appends a telling; whoever comes second finds the turn told and adds nothing. */
  tell(sessionId: string, turn: number, telling: Telling): Promise<void>;
}
export const STORYTELLER = Symbol('Storyteller');

export interface UntoldTurn {
  readonly sessionId: string;
  readonly turn: number;
}
/** By the read models: resolved before that time and not told, the oldest first. */
export interface UntoldTurns {
  resolvedBefore(time: Date, limit: number): Promise<readonly UntoldTurn[]>;
}
export const UNTOLD_TURNS = Symbol('UntoldTurns');
