import { type Verb } from '#game/model/attempt.js';

/**
 * What a text should be read as, by labels that a person can read: a person by name or trade, a thing, sight or place by
 * name, 'figure' for the one in the middle of an encounter, 'self', 'oath', 'threat', '10 coins' for money. A slot that is absent
 * must be empty. Alternatives for one slot are separated by ' | '.
 */
export interface ReadingLabels {
  /** Several where each would do. */
  readonly verb: Verb | readonly Verb[];
  readonly object?: string;
  readonly addressee?: string;
  readonly instrument?: string;
  readonly place?: string;
  readonly manner?: string;
  readonly until?: string;
  /** Companions who do it in the hero's stead, and those who do it along: 'Bodvar & Runa', in any order. */
  readonly by?: string;
  readonly helpers?: string;
  /** Id of the offer: nothing but this is then compared. */
  readonly offer?: string;
  /** The way that is meant, by its compass point or the name of its city: nothing but this is then compared. */
  readonly way?: string;
}

/** One sentence of the table: who stands where, what is written, and what it means. */
export interface TableRow {
  /** Name of a scene of the table. */
  readonly scene: string;
  readonly says: string;
  /** 'refused': the text names what is not there and is answered or asked back, never done. */
  readonly reads: ReadingLabels | 'ask-back' | 'answer' | 'refused';
}
