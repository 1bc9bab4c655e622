import { type Hex } from './hex.js';
import { type Hour } from './calendar.js';

/** What players do in their own words. `go` is a way on offer; the others are judged by the rules for their verb. */
export const VERBS = [
  'go',
  'look',
  'search',
  'ask',
  'talk',
  'give',
  'trade',
  'sell',
  'promise',
  'threaten',
  'trick',
  'steal',
  'hide',
  'follow',
  'wait',
  'rest',
  'eat',
  'tend',
  'make',
  'use',
  'attack',
  'spare',
  'flee',
  'climb',
  'swim',
  'pray',
  'sing',
  'bury',
  'teach',
  'swear',
  'break-oath',
  'dismiss',
  'send',
] as const;
export type Verb = (typeof VERBS)[number];

export const MANNERS = ['careful', 'quick', 'quiet', 'loud', 'gentle', 'fierce'] as const;
export type Manner = (typeof MANNERS)[number];

/** One thing of the scene, by its id: no wording of the player's enters the rules. */
export type SceneRef =
  /** A person of the saga, here or elsewhere. */
  | { readonly of: 'person'; readonly id: string }
  /** The one in the middle of the open encounter, who has no name yet. */
  | { readonly of: 'figure' }
  | { readonly of: 'companion'; readonly id: string }
  /** A carried thing. */
  | { readonly of: 'thing'; readonly name: string }
  /** Something that is seen here and not carried: a noun of the encounter or of the land. */
  | { readonly of: 'sight'; readonly name: string }
  | { readonly of: 'coins'; readonly amount: number }
  | ({ readonly of: 'place'; readonly name: string } & Hex)
  | ({ readonly of: 'way' } & Hex)
  | { readonly of: 'thread'; readonly id: string }
  | { readonly of: 'oath' }
  | { readonly of: 'threat' }
  | { readonly of: 'self' };

/** Free text, read against the scene: every part is bound to something that is there, or null. */
export interface Attempt {
  readonly verb: Verb;
  readonly object: SceneRef | null;
  /** Who is spoken to, given to, or taught. */
  readonly addressee: SceneRef | null;
  readonly instrument: SceneRef | null;
  readonly place: SceneRef | null;
  readonly manner: Manner | null;
  /** For waiting and resting. */
  readonly until: Hour | 'healed' | null;
  /** The listed offer that the text means: it has its own test. */
  readonly offerId: string | null;
  /** Companions, by id, who do it in the hero's stead; empty: the hero does it. */
  readonly doers: readonly string[];
  /** Companions, by id, who do it along with the hero. */
  readonly helpers: readonly string[];
}

/** An attempt at nothing in particular. */
export const attemptAt = (verb: Verb, parts: Partial<Omit<Attempt, 'verb'>> = {}): Attempt => ({
  verb,
  object: null,
  addressee: null,
  instrument: null,
  place: null,
  manner: null,
  until: null,
  offerId: null,
  doers: [],
  helpers: [],
  ...parts,
});
