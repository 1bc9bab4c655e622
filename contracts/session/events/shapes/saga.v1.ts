import { type HappeningV1, type MoodV1 } from './happening.v1.js';
import { type HexV1 } from './world.v1.js';

interface NamedPlaceV1 extends HexV1 {
  readonly name: string;
}
interface CalendarV1 {
  readonly day: number;
  readonly hour: 'morning' | 'noon' | 'dusk' | 'night';
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
  readonly weather: 'clear' | 'cloud' | 'rain' | 'wind' | 'fog' | 'storm' | 'snow' | 'heat';
  /** Day of the last meal. Absent before meals were counted. */
  readonly fedOn?: number;
}
interface OathV1 {
  readonly key: string;
  readonly who: string;
  readonly foe: string;
  readonly where: NamedPlaceV1;
  readonly boxes: number;
  readonly steps: readonly { readonly place: NamedPlaceV1; readonly done: boolean }[];
  readonly movedOn: number;
  readonly asked: readonly string[];
  readonly outcome: 'open' | 'kept' | 'lost';
}
interface ThreatV1 {
  readonly key: string;
  readonly segments: number;
  readonly steps: readonly {
    readonly effect: 'ford' | 'gates' | 'hunter' | 'winter' | 'prices';
    readonly place: NamedPlaceV1 | null;
    readonly turn: number;
  }[];
}
interface ThreadV1 {
  readonly id: string;
  readonly key: string;
  readonly kind: 'debt' | 'feud' | 'wish' | 'rumour' | 'promise';
  readonly them: string;
  readonly themName: string;
  readonly place: NamedPlaceV1;
  readonly openedTurn: number;
  readonly dueDay: number;
  readonly state: 'open' | 'kept' | 'lapsed' | 'ended';
}
interface PersonV1 {
  readonly id: string;
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly trade: string;
  readonly at: NamedPlaceV1;
  readonly role: 'who' | 'foe' | 'met' | 'companion';
  readonly mood: MoodV1;
  readonly alive: boolean;
  readonly dealings: readonly { readonly turn: number; readonly kind: string; readonly success: boolean }[];
}

/** The spine of a session. */
export interface SagaV1 {
  readonly calendar: CalendarV1;
  readonly oath: OathV1;
  readonly threat: ThreatV1;
  readonly threads: readonly ThreadV1[];
  readonly people: readonly PersonV1[];
}
/** Changes of a turn in the spine: null where a part is unchanged. */
export interface SagaChangeV1 {
  readonly calendar: CalendarV1;
  readonly oath: OathV1 | null;
  readonly threat: ThreatV1 | null;
  readonly threads: readonly ThreadV1[] | null;
  readonly people: readonly PersonV1[] | null;
  readonly happenings: readonly HappeningV1[];
}
