import { type ThreadKind, type ThreatEffect } from './content/saga-content.js';
import { type OathGain, type OathLoss, type Setback } from './content/told.js';
import { type Hex } from './hex.js';
import { type Calendar } from './calendar.js';

/** The spine of a session: the rules' state beside character and map. All of it may be shown to the player. */
export interface Saga {
  readonly calendar: Calendar;
  readonly oath: Oath;
  readonly threat: Threat;
  /** The open ones, at most `MOST_THREADS`, and the last few closed ones. */
  readonly threads: readonly Thread[];
  /** Named persons that the player has met or heard of, oldest first; up to `MOST_PEOPLE`. */
  readonly people: readonly Person[];
  /** Scenes of the middle that were played, each once, in order. */
  readonly scenes: readonly PlayedScene[];
  /** Names of the towns that were warned of the threat, each once. */
  readonly warned: readonly string[];
}

/** The changes of a turn in the saga: each part's new value, null where it is unchanged. */
export interface SagaChange {
  readonly calendar: Calendar;
  readonly oath: Oath | null;
  readonly threat: Threat | null;
  readonly threads: readonly Thread[] | null;
  readonly people: readonly Person[] | null;
  readonly scenes: readonly PlayedScene[] | null;
  readonly warned: readonly string[] | null;
  readonly happenings: readonly Happening[];
}

export const sagaAfter = (
  saga: Saga,
  { calendar, oath, threat, threads, people, scenes, warned }: SagaChange,
): Saga => ({
  calendar,
  oath: oath ?? saga.oath,
  threat: threat ?? saga.threat,
  threads: threads ?? saga.threads,
  people: people ?? saga.people,
  scenes: scenes ?? saga.scenes,
  warned: warned ?? saga.warned,
});

/** A place by name: a city or a landmark of the recorded world. */
export interface NamedPlace extends Hex {
  readonly name: string;
}

export const OATH_BOXES = 10;
/** Boxes at which the last test opens. */
export const OATH_READY = 6;

export interface Oath {
  /** Of the content: `<faction>/<name>`. */
  readonly key: string;
  readonly who: string;
  readonly foe: string;
  readonly where: NamedPlace;
  /** 0 to 10. */
  readonly boxes: number;
  readonly steps: readonly { readonly place: NamedPlace; readonly done: boolean }[];
  /** Day of its last advance. */
  readonly movedOn: number;
  /** Names of the cities whose people gave their news, each once. */
  readonly asked: readonly string[];
  readonly outcome: 'open' | 'kept' | 'lost';
}

/** A scene of the saga's middle, as it was played. */
export interface PlayedScene {
  /** Of the content: `<faction>/<name>`. */
  readonly key: string;
  readonly turn: number;
  /** Number of the way that was taken; null where the player left it. */
  readonly way: number | null;
  readonly success: boolean;
}

export const THREAT_SEGMENTS = 12;
/** Segments at which the four steps happen. */
export const THREAT_STEPS_AT = [2, 5, 8, 10] as const;

export interface Threat {
  readonly key: string;
  /** 0 to 12: at 12 the saga is lost. */
  readonly segments: number;
  /** The steps that have happened, in order. */
  readonly steps: readonly {
    readonly effect: ThreatEffect;
    readonly place: NamedPlace | null;
    readonly turn: number;
  }[];
}

export const MOST_THREADS = 3;
/** The most open clues, beside the threads. A clue is learnt by looking, asking or listening. */
export const MOST_CLUES = 3;
/** Whether the key of a thread is a clue's, `<people>/lead-<name>`: recorded events have it, so a fold reads no content. */
export const isClueKey = (key: string): boolean => key.includes('/lead-');
export const MOST_PEOPLE = 24;

export interface Thread {
  /** Unique in a session: `<content key>.<turn>`. */
  readonly id: string;
  readonly key: string;
  readonly kind: ThreadKind;
  /** Id of a person; of a companion for a wish. */
  readonly them: string;
  readonly themName: string;
  readonly place: NamedPlace;
  readonly openedTurn: number;
  /** Day after which it has lapsed. */
  readonly dueDay: number;
  readonly state: 'open' | 'kept' | 'lapsed' | 'ended';
}

export const MOODS = ['hates', 'resents', 'wary', 'civil', 'warm', 'devoted'] as const;
export type Mood = (typeof MOODS)[number];

/** A deed between a person and the player, and its success. */
export interface Dealing {
  readonly turn: number;
  readonly kind: string;
  readonly success: boolean;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly trade: string;
  /** The place of their last meeting, with the nearest named place. */
  readonly at: NamedPlace;
  readonly role: 'who' | 'foe' | 'met' | 'companion';
  readonly mood: Mood;
  readonly alive: boolean;
  /** The first and the newest ones. */
  readonly dealings: readonly Dealing[];
}

/** The six ways out of a hex, as the map's ways are named. */
export const DIRECTION_NAMES = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
type DirectionName = (typeof DIRECTION_NAMES)[number];

/** A place as somebody points it out: `distance` in hexes, `direction` null for the place itself. */
export interface Bearing extends NamedPlace {
  readonly distance: number;
  readonly direction: DirectionName | null;
}

/** What an answer, a look or a spy told: only what the saga has already decided. */
export type News =
  | { readonly of: 'place'; readonly at: Bearing }
  /** Where a person was last, or that they are dead. */
  | { readonly of: 'person'; readonly id: string; readonly alive: boolean; readonly at: Bearing }
  /** An undone step of the oath, by its number. */
  | { readonly of: 'step'; readonly step: number; readonly at: Bearing }
  /** The place of the oath's last test. */
  | { readonly of: 'goal'; readonly at: Bearing }
  /** The threat's last step by its number, or null where it has taken none. */
  | { readonly of: 'threat'; readonly step: number | null; readonly at: Bearing | null }
  | { readonly of: 'thread'; readonly id: string; readonly at: Bearing; readonly dueDay: number }
  /** An honest answer: nobody knew. */
  | { readonly of: 'nothing' };

/**
 * The changes of a turn in the saga, in the order in which they are told. Ids name a person or a thread of the saga
 * after the turn. Clues and news are recorded under their older word, `lead`: here, in content keys, in the slots of
 * lines, and in the purposes of draws and sentences, which decide what is drawn.
 */
export type Happening =
  | {
      readonly kind: 'oath-advanced';
      readonly boxes: number;
      readonly by: 'deed' | 'step' | 'thread' | 'asking' | OathGain;
      readonly step: number | null;
    }
  | { readonly kind: 'oath-ready' }
  /** `boxes` is what is left. */
  | { readonly kind: 'oath-lost-ground'; readonly boxes: number; readonly by: OathLoss }
  | {
      readonly kind: 'threat-advanced';
      readonly segments: number;
      readonly cause: 'failure' | 'days' | 'thread' | 'scene';
      readonly step: number | null;
    }
  | {
      readonly kind: 'threat-set-back';
      readonly segments: number;
      readonly by: 'lead' | 'scene' | 'warning' | 'matter';
    }
  | { readonly kind: 'scene-played'; readonly scene: string; readonly way: number | null; readonly success: boolean }
  /** A clue was sold or told to others: its thread has ended. */
  | { readonly kind: 'lead-shared'; readonly thread: string; readonly how: 'sold' | 'told' }
  /** Somebody waits longer in a matter. */
  | { readonly kind: 'word-sent'; readonly thread: string; readonly dueDay: number }
  | { readonly kind: 'thread-opened'; readonly thread: string }
  | { readonly kind: 'thread-closed'; readonly thread: string; readonly how: 'kept' | 'lapsed' | 'ended' }
  | { readonly kind: 'person-met'; readonly person: string }
  | { readonly kind: 'person-changed'; readonly person: string; readonly from: Mood; readonly to: Mood }
  | { readonly kind: 'person-died'; readonly person: string }
  | {
      readonly kind: 'companion-acted';
      readonly companion: string;
      readonly how: 'fought' | 'warned' | 'tired' | 'wished';
    }
  /** A companion who is a person was asked, or sent, and said something. */
  | { readonly kind: 'companion-spoke'; readonly companion: string }
  /** Whether the player did what this companion had advised, and how it went. */
  | {
      readonly kind: 'advice-answered';
      readonly companion: string;
      readonly heeded: boolean;
      readonly success: boolean;
    }
  /** A companion quarrels with the player, who never took the advice of this companion. */
  | { readonly kind: 'companion-quarrelled'; readonly companion: string }
  /** What a failure changed in place of the purse. */
  | { readonly kind: 'setback'; readonly how: Setback }
  /** `from`: id of the person or companion who told it; null for the player's own eyes and for strangers. */
  | { readonly kind: 'learnt'; readonly from: string | null; readonly lead: News }
  /** The player broke the oath: `boxes` is how many of it were lost. With none to lose, the saga is. */
  | { readonly kind: 'oath-broken'; readonly boxes: number };
