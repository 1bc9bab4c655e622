import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { type Calendar } from '#game/model/calendar.js';
import { type Dealing, type Happening, type Mood, type Person, type Thread } from '#game/model/saga.js';

/** Somebody by name, as a line speaks of them. */
export interface PersonRef {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly trade: string;
  readonly mood: Mood;
  /** The last thing that passed between them and the player, null where nothing has. */
  readonly past: Dealing | null;
}

/** A region or a landmark: its name in the people's tongue, and what that means. */
export interface NamedGround {
  readonly name: string;
  readonly gloss: string;
}

/** What there is of the saga after the turn, as far as it can be told of. */
export interface SagaFacts {
  readonly calendar: Calendar;
  /** The time before the turn; null at the opening of the saga. */
  readonly before: Calendar | null;
  readonly oath: {
    /** Of the content: `<faction>/<name>`. */
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
    /** Those that have happened, in order; the name of the place that each befell. */
    readonly steps: readonly { readonly effect: ThreatEffect; readonly place: string | null }[];
  };
  /** What this turn changed, in the order in which it is told. */
  readonly happenings: readonly Happening[];
  readonly threads: readonly Thread[];
  readonly people: readonly Person[];
  /** The person of the storylet that is open or was just answered. */
  readonly them: PersonRef | null;
  /** Where the player stands. */
  readonly region: NamedGround | null;
  readonly landmark: NamedGround | null;
  readonly river: boolean;
  readonly road: boolean;
}
