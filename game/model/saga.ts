import { type ThreadKind, type ThreatEffect } from './content/saga-content.js';
import { type Hex } from './hex.js';
import { type Calendar } from './calendar.js';

/** The spine of a session: what the rules keep beside the sheet and the map. Everything here may be shown to the player. */
export interface Saga {
  readonly calendar: Calendar;
  readonly oath: Oath;
  readonly threat: Threat;
  /** Those open, at most `MOST_THREADS`, and the last few that are closed. */
  readonly threads: readonly Thread[];
  /** Those with a name whom the player has met or heard of, oldest first; up to `MOST_PEOPLE`. */
  readonly people: readonly Person[];
}

/** What a turn changed in the saga: each part as it is now, null where it stayed as it was. */
export interface SagaChange {
  readonly calendar: Calendar;
  readonly oath: Oath | null;
  readonly threat: Threat | null;
  readonly threads: readonly Thread[] | null;
  readonly people: readonly Person[] | null;
  readonly happenings: readonly Happening[];
}

export const sagaAfter = (saga: Saga, { calendar, oath, threat, threads, people }: SagaChange): Saga => ({
  calendar,
  oath: oath ?? saga.oath,
  threat: threat ?? saga.threat,
  threads: threads ?? saga.threads,
  people: people ?? saga.people,
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
  /** Day on which it last came on. */
  readonly movedOn: number;
  /** Names of the cities whose people told what they know, each once. */
  readonly asked: readonly string[];
  readonly outcome: 'open' | 'kept' | 'lost';
}

export const THREAT_SEGMENTS = 12;
/** Segments at which the four steps happen. */
export const THREAT_STEPS_AT = [2, 5, 8, 10] as const;

export interface Threat {
  readonly key: string;
  /** 0 to 12: at 12 the saga is lost. */
  readonly segments: number;
  /** Those that have happened, in order. */
  readonly steps: readonly {
    readonly effect: ThreatEffect;
    readonly place: NamedPlace | null;
    readonly turn: number;
  }[];
}

export const MOST_THREADS = 3;
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

/** What passed between somebody and the player: a deed, and whether it went the player's way. */
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
  /** Where they were met last, and what is near. */
  readonly at: NamedPlace;
  readonly role: 'who' | 'foe' | 'met' | 'companion';
  readonly mood: Mood;
  readonly alive: boolean;
  /** The first and the last few. */
  readonly dealings: readonly Dealing[];
}

/** What a turn changed in the saga, in the order in which it is told. Ids name a person or a thread of the saga after the turn. */
export type Happening =
  | {
      readonly kind: 'oath-advanced';
      readonly boxes: number;
      readonly by: 'deed' | 'step' | 'thread' | 'asking';
      readonly step: number | null;
    }
  | { readonly kind: 'oath-ready' }
  | {
      readonly kind: 'threat-advanced';
      readonly segments: number;
      readonly cause: 'failure' | 'days' | 'thread';
      readonly step: number | null;
    }
  | { readonly kind: 'thread-opened'; readonly thread: string }
  | { readonly kind: 'thread-closed'; readonly thread: string; readonly how: 'kept' | 'lapsed' | 'ended' }
  | { readonly kind: 'person-met'; readonly person: string }
  | { readonly kind: 'person-changed'; readonly person: string; readonly from: Mood; readonly to: Mood }
  | { readonly kind: 'person-died'; readonly person: string }
  | {
      readonly kind: 'companion-acted';
      readonly companion: string;
      readonly how: 'fought' | 'warned' | 'tired' | 'wished';
    };
