import { type ThreadKind, type ThreatEffect } from '../content/saga-content.js';
import { type Hex } from '../world/hex.js';
import { type Calendar } from './calendar.js';

/** The spine of a session: what the rules keep beside the sheet and the map. Everything here may be shown to the player. */
export interface Saga {
  readonly calendar: Calendar;
  readonly oath: Oath;
  readonly threat: Threat;
  /** Those open, at most `MOST_THREADS`, and the last few that are closed. */
  readonly threads: readonly Thread[];
  /** Everybody with a name whom the player has met or heard of, oldest first. */
  readonly people: readonly Person[];
  /** Frames met so far: none comes twice in a saga. */
  readonly metFrames: readonly string[];
}

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
  /** Deeds that may still bring it on before something else must: see rules/oath. */
  readonly outcome: 'open' | 'kept' | 'lost';
}

export const THREAT_SEGMENTS = 12;

export interface Threat {
  readonly key: string;
  /** 0 to 12; at each third one of the four steps happens, at 12 the saga is lost. */
  readonly segments: number;
  /** Those that have happened, in order. */
  readonly steps: readonly { readonly effect: ThreatEffect; readonly place: NamedPlace | null; readonly turn: number }[];
}

export const MOST_THREADS = 3;

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
  readonly at: NamedPlace | Hex;
  readonly role: 'who' | 'foe' | 'met' | 'companion';
  readonly mood: Mood;
  readonly alive: boolean;
  /** The first and the last few. */
  readonly dealings: readonly Dealing[];
}

/** What a turn changed in the saga, in the order in which it is told. Ids name a person or a thread of the saga after the turn. */
export type Happening =
  | { readonly kind: 'oath-advanced'; readonly boxes: number; readonly by: 'deed' | 'step' | 'thread' | 'asking'; readonly step: number | null }
  | { readonly kind: 'oath-ready' }
  | { readonly kind: 'threat-advanced'; readonly segments: number; readonly cause: 'failure' | 'days' | 'thread'; readonly step: number | null }
  | { readonly kind: 'thread-opened'; readonly thread: string }
  | { readonly kind: 'thread-closed'; readonly thread: string; readonly how: 'kept' | 'lapsed' | 'ended' }
  | { readonly kind: 'person-met'; readonly person: string }
  | { readonly kind: 'person-changed'; readonly person: string; readonly from: Mood; readonly to: Mood }
  | { readonly kind: 'person-died'; readonly person: string }
  | { readonly kind: 'companion-acted'; readonly companion: string; readonly how: 'fought' | 'warned' | 'tired' | 'wished' };
