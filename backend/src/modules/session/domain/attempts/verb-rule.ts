import { type Attribute, type Item } from '#game/model/character.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { type Toward } from '#game/model/content/frame.js';
import { type Draw } from '#game/model/draw.js';
import { type OfferKind, type Risk } from '#game/model/offer.js';
import { type News } from '#game/model/saga.js';
import { type ImpossibleAttempt, type Situated } from './situated.js';

/** How an attempt is tried. */
export interface Trial {
  /** What it counts as for dealings, the oath and the threat. */
  readonly kind: OfferKind;
  /** Null: it needs no roll. */
  readonly attribute: Attribute | null;
  readonly difficulty: ChoiceDifficulty;
  readonly risk: Risk;
  /** Name of the thing without which it can't be done. */
  readonly requiresItem?: string | null;
}
export type Judgement = Trial | ImpossibleAttempt;

/** What an attempt does to one companion: percentage points of loyalty, hit points, and whether it sends them away. */
export interface ForCompanion {
  readonly id: string;
  readonly loyalty: number;
  readonly hitPoints: number;
  readonly leaves: boolean;
}

/** The changes of an attempt, but for wounds, which follow from its risk. */
export interface AttemptEffects {
  readonly hitPointsGained: number;
  /** In gold: gains minus losses. */
  readonly coins: number;
  /** One piece. */
  readonly lost: Item | null;
  readonly gained: Item | null;
  /** Whether the place yields a thing. */
  readonly finds: boolean;
  /** Percentage points, for every companion. */
  readonly loyalty: number;
  readonly companion: ForCompanion | null;
  readonly news: News | null;
  /** Whether a promise is opened with the partner. */
  readonly promises: boolean;
  /** Whether the oath is broken, or, by its id, a thread. */
  readonly breaks: 'oath' | { readonly thread: string } | null;
}
export const NO_EFFECTS: AttemptEffects = {
  hitPointsGained: 0,
  coins: 0,
  lost: null,
  gained: null,
  finds: false,
  loyalty: 0,
  companion: null,
  news: null,
  promises: false,
  breaks: null,
};

/** The rules of one verb: pure, by the attempt where it is made. */
export interface VerbRule {
  readonly judge: (at: Situated) => Judgement;
  readonly effects: (at: Situated, success: boolean, draw: Draw) => Partial<AttemptEffects>;
  /** Whether it meets what is in the way: success ends an open encounter. Absent: always. */
  readonly answers?: (at: Situated) => boolean;
  /** What it is to the one it is done to; absent: as its kind is taken. */
  readonly toward?: (at: Situated, success: boolean) => Toward | undefined;
}
