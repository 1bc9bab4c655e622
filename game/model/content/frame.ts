import { type ChoiceDifficulty } from '../check.js';
import { type Attribute, type Item } from '../character.js';
import { type Cast } from './cast.js';
import { type OfferKind, type Risk } from '../offer.js';
import { type Hour, type Season, type Weather } from '../calendar.js';
import { type FactionId, type Terrain } from '../world.js';

/*
 * The shapes of what meets a player and of what may be done at leisure, with their words. Rules read the tests,
 * the narrator the words. Stories are in the second person, past tense; nothing in them gains or costs coins,
 * things, hit points or companions: only the rules do, and the narrator adds it.
 */

export type WoundSort = 'blow' | 'mishap' | 'weariness';
export type WoundDepth = 'light' | 'deep' | 'grave';

/**
 * What a deed means to the main person of a storylet: it is for their good, or they are glad of it in the end;
 * it does not concern them; it is against them; or it is a fight with a returning foe that only one survives.
 */
export type Toward = 'for' | 'neither' | 'against' | 'deadly';

/** When something is possible: all that is named must hold. `afloat`: at sea or not; `fed`: with food to give away. */
export interface Needs {
  readonly hours?: readonly Hour[];
  readonly weathers?: readonly Weather[];
  readonly seasons?: readonly Season[];
  readonly afloat?: boolean;
  readonly fed?: true;
}

/** The words of one deed. */
export interface OfferWords {
  /** A verb phrase that a person would use; letters, hyphens and apostrophes only. */
  readonly action: string;
  /** One sentence, with the cost in it. */
  readonly description: string;
  /** What it was like when it went well, and when it did not: different events. */
  readonly success: string | readonly string[];
  readonly failure: string | readonly string[];
  /** The words for a wound, if they differ from the words for the deed's kind. */
  readonly hurt?: WoundSort;
  /** Force and craft may be for somebody or against them. Absent: as the storylet's `toward`, or by the kind alone. */
  readonly toward?: Toward;
  /** Success counts as a meal. */
  readonly feeds?: true;
  /** When it may be done. Absent: the words of its action and description decide. */
  readonly needs?: Needs;
}

export interface OfferContent extends OfferWords {
  readonly kind: OfferKind;
  readonly attribute: Attribute | null;
  readonly difficulty: ChoiceDifficulty;
  readonly risk: Risk;
  readonly requiresItem: string | null;
}

/** The conditions of a storylet, in addition to its terrain: all of them must hold. */
export interface StoryletNeeds extends Needs {
  /** Under half of the hit points. */
  readonly wounded?: true;
  /** With at least one companion. */
  readonly company?: true;
  /** Name of a carried thing. */
  readonly carries?: string;
  /** Least number of oath boxes, of 10. */
  readonly progress?: number;
  /** A known friend or foe of the player comes back: {them} in its lines. */
  readonly known?: 'friend' | 'foe';
}

/** The main person of a storylet: recorded, with a name, after its end. */
export interface MainPerson {
  /** 'ferryman', 'tax-gatherer': a noun without its article, for use in 'the ferryman you cheated'. */
  readonly trade: string;
  readonly gender: 'male' | 'female';
  /**
   * The words fix this person to the place, as somebody walled in or banished there: they never meet the player
   * elsewhere, are owed nothing elsewhere, and nobody else has their trade.
   */
  readonly stays?: true;
}

/** A storylet: an encounter on a road, and its offers. */
export interface Frame {
  readonly key: `${FactionId | 'common'}/${string}`;
  readonly terrains: readonly Terrain[];
  /** 1 rare, 2 usual, 3 often. */
  readonly weight: number;
  readonly openings: readonly string[];
  /** What it looks like after a try has failed and it is still there; of several, one is told for each try. */
  readonly still: string | readonly string[];
  /**
   * How it ended for one who failed at it twice: what became of whoever was there, and that the way is free. True after
   * any opening and any failure. Absent: a sentence that fits all.
   */
  readonly givenUp?: string | readonly string[];
  /** What is left of it for one who comes by again; several may be told one after another, and so must all be true. */
  readonly later: string | readonly string[];
  readonly who?: MainPerson;
  /**
   * What every opening shows, so that deeds may be about it: nouns, each with its other words after a slash
   * ('whale/carcass'). A deed names none of them that its storylet does not show.
   */
  readonly shows?: readonly string[];
  /** Who stands in every opening; `who` is one of them without being named again. Absent: not an encounter of the road. */
  readonly cast?: Cast;
  /** What its deeds of force and craft mean to the main person, except those that have a mark of their own. */
  readonly toward?: Exclude<Toward, 'deadly'>;
  readonly when?: StoryletNeeds;
  /** Peoples in whose country it does not occur. */
  readonly notAmong?: readonly FactionId[];
  /** Ids are `<name>.<place in this list>`: add at the end, never in between. */
  readonly offers: readonly (OfferContent & { readonly id: string })[];
}

/** A pursuit for places without an encounter. */
export interface Pursuit extends OfferContent {
  readonly id: string;
  /** Its places; 'city': in cities only. */
  readonly places: readonly (Terrain | 'city')[];
  /** Its people's own lines of rest are told with these. */
  readonly voiced?: boolean;
}

/** A thing that may be found, and its places. */
export interface Find {
  readonly item: Item;
  readonly places: readonly (Terrain | 'city')[];
}

/** A string, or several for the same thing, as a list. */
export const linesOf = (lines: string | readonly string[]): readonly string[] =>
  typeof lines === 'string' ? [lines] : lines;
