import { type TurnFacts } from './turn-facts.port.js';

/** What the log says, in a sentence for the player. */
export interface Evidence {
  readonly turn: number;
  /** Type of the event. */
  readonly type: string;
  readonly text: string;
}
/** A name that the saga knew after a turn. */
export interface KnownName {
  readonly name: string;
  readonly is: 'hero' | 'person' | 'companion' | 'city' | 'ground';
  readonly alive: boolean;
  readonly because: Evidence;
}

/** All that the claims of a told leaf are checked against: the player's view of the turn. Plain data. */
export interface LeafEvidence {
  /** The words of now. */
  readonly story: string;
  readonly facts: TurnFacts;
  readonly names: readonly KnownName[];
  /** The event that decided the turn. */
  readonly decided: Omit<Evidence, 'text'>;
}
