import { type Advice } from '#game/model/content/counsel.js';
import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { type Calendar } from '#game/model/calendar.js';
import {
  type Dealing,
  type Happening,
  type Mood,
  type Person,
  type PlayedScene,
  type Thread,
} from '#game/model/saga.js';

/** A named person for use in a line. */
export interface PersonRef {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly trade: string;
  readonly mood: Mood;
  /** The last deed between them and the player, or null. */
  readonly past: Dealing | null;
}

/** A region or a landmark: its name in the people's language, and its meaning. */
export interface GroundName {
  readonly name: string;
  readonly gloss: string;
}

/** The facts of the saga after the turn that can be told. */
export interface SagaFacts {
  readonly calendar: Calendar;
  /** The time before the turn; null at the opening of the saga. */
  readonly before: Calendar | null;
  readonly oath: {
    /** Key of the content: `<faction>/<name>`. */
    readonly key: string;
    /** 0 to 10. */
    readonly boxes: number;
    readonly who: PersonRef;
    readonly foe: PersonRef;
    readonly where: string;
  };
  readonly threat: {
    readonly key: string;
    /** 0 to 12. */
    readonly segments: number;
    /** The steps that have happened, in order, each with the name of its place. */
    readonly steps: readonly { readonly effect: ThreatEffect; readonly place: string | null }[];
  };
  /** The changes of this turn, in the order in which they are told. */
  readonly happenings: readonly Happening[];
  readonly threads: readonly Thread[];
  /** Ids of the threads that the player has tried to keep, and failed. */
  readonly tried?: readonly string[];
  readonly people: readonly Person[];
  /** Scenes of the middle that were played, in order. */
  readonly scenes: readonly PlayedScene[];
  /** What the companions who are people say before the choice that stands now. */
  readonly counsel: readonly Advice[];
  /** The person of the storylet that is open or was just resolved. */
  readonly them: PersonRef | null;
  /** The player's place. */
  readonly region: GroundName | null;
  readonly landmark: GroundName | null;
  readonly river: boolean;
  readonly road: boolean;
}
