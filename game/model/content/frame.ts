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
 * What a deed is to the one in the middle of a storylet: for their good, or such that they are glad of it in the end;
 * no matter of theirs; against them; or, against somebody who comes back as a foe, a fight that one of the two does not live through.
 */
export const TOWARDS = ['for', 'neither', 'against', 'deadly'] as const;
export type Toward = (typeof TOWARDS)[number];

/** The hours, weathers and seasons of something, whether it is at sea, and whether there is food to give away: all that is named must hold. */
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
  /** Force and craft may be for somebody or against them, which their kind does not say. Absent: as the storylet has it, and for other deeds as their kind is taken. */
  readonly toward?: Toward;
  /** Success counts as a meal. */
  readonly feeds?: true;
  /** When it may be done, in place of what its action and description say of that; absent: by their words. */
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
export interface When extends Needs {
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
export interface Figure {
  /** 'ferryman', 'tax-gatherer': a noun without its article, for use in 'the ferryman you cheated'. */
  readonly trade: string;
  readonly gender: 'male' | 'female';
  /**
   * The words fix this one to the place, as somebody walled in or banished there: they never come upon the player
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
  readonly who?: Figure;
  /**
   * What every opening shows, so that deeds may be about it: nouns, each with its other words after a slash
   * ('whale/carcass'). A deed names none of them that its storylet does not show.
   */
  readonly shows?: readonly string[];
  /** Who stands in every opening; `who` is one of them without being named again. Absent: not an encounter of the road. */
  readonly cast?: Cast;
  /** What all its deeds of force and craft are to that one, but for those that are marked otherwise. */
  readonly toward?: Exclude<Toward, 'deadly'>;
  readonly when?: When;
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
