import { type TimeSpan } from '#backend/shared/time-span.js';
import { type Scene } from '#game/model/scene.js';
import { type Narration, type NarratedTurn } from './narration-facts/narration.port.js';
import { type TurnFacts } from './narration-facts/turn-facts.port.js';

/** Called by sessions, implemented by narration. */
export interface TurnNarrator {
  /**
   * The narration that is recorded in the append of the turn itself; null: a job narrates the turn later. It is called
   * within the decision, so it is synchronous and never throws.
   */
  narrateInline(facts: TurnFacts): Narration | null;
}
export const TURN_NARRATOR = Symbol('TurnNarrator');

/** A turn that nobody has narrated yet. */
export interface PendingTurn {
  /** The session's owner. */
  readonly userId: string;
  readonly facts: TurnFacts;
  readonly scene: Scene;
}

/** Called by narration, implemented by sessions. */
export interface TurnNarrations {
  /** Null when the turn is narrated, or is not the newest. */
  pending(sessionId: string, turn: number): Promise<PendingTurn | null>;
  /** Appends the narration of a turn; adds nothing where the turn is narrated already. */
  record(sessionId: string, turn: number, told: NarratedTurn): Promise<void>;
}
export const TURN_NARRATIONS = Symbol('TurnNarrations');

export interface UntoldTurn {
  readonly sessionId: string;
  readonly turn: number;
}
/** From the read models: turns resolved before or after that span and not narrated, the oldest first. */
export interface UntoldTurns {
  resolvedOutside(span: TimeSpan, limit: number): Promise<readonly UntoldTurn[]>;
}
export const UNTOLD_TURNS = Symbol('UntoldTurns');
