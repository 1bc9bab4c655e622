import { spineOfferOf } from '#game/model/offer-ids.js';
import { threatOf } from '#game/content/catalogue.js';
import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { type Draw } from '#game/model/draw.js';
import { type Difficulty } from '#game/model/character.js';
import { type Happening, type NamedPlace, type Threat, THREAT_SEGMENTS, THREAT_STEPS_AT } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';
import { type Hex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { fordsOf, nearestTo, placesOf } from './places.rules.js';

/** Of a hundred failures that had a risk in them, how many bring the threat on. */
const FAILURES: Readonly<Record<Difficulty, number>> = { forgiving: 15, normal: 28, hardcore: 36 };
/** The threat moves by itself so many times in twenty days. */
const PACE: Readonly<Record<Difficulty, number>> = { forgiving: 6, normal: 13, hardcore: 16 };
const movesBy = (day: number, difficulty: Difficulty): number => Math.floor((day * PACE[difficulty]) / 20);
/** Days without news of the oath until they are wasted, and between one wasted day and the next. */
const PATIENCE: Readonly<Record<Difficulty, readonly [first: number, then: number]>> = {
  forgiving: [6, 4],
  normal: [4, 3],
  hardcore: [3, 3],
};

/** What the threat's clock looks at in a turn. */
export interface ThreatTurn {
  readonly deed: Deed;
  readonly success: boolean;
  readonly difficulty: Difficulty;
  readonly newDay: boolean;
  readonly day: number;
  /** Days since the oath came on. */
  readonly idleDays: number;
  readonly lapsed: number;
  readonly at: Hex;
  readonly world: RecordedWorld;
  readonly turn: number;
}

type Cause = Extract<Happening, { kind: 'threat-advanced' }>['cause'];
/** The last test lost always brings the threat on, another failure with a risk in it by chance. */
const isBroughtOnByFailure = ({ deed, success, difficulty }: ThreatTurn, draw: Draw): boolean => {
  if (success) return false;
  if (spineOfferOf(deed.offerId)?.of === 'test') return true;
  return (deed.risk === 'serious' || deed.risk === 'grave') && draw('threat', 100) <= FAILURES[difficulty];
};

const isWastedDay = ({ difficulty, newDay, day, idleDays }: ThreatTurn): boolean => {
  if (!newDay) return false;
  const [first, then] = PATIENCE[difficulty];
  const isIdle = idleDays >= first && (idleDays - first) % then === 0;
  return isIdle || movesBy(day, difficulty) > movesBy(day - 1, difficulty);
};

const causesOf = (turn: ThreatTurn, draw: Draw): readonly Cause[] => [
  ...(isBroughtOnByFailure(turn, draw) ? ['failure' as const] : []),
  ...(isWastedDay(turn) ? ['days' as const] : []),
  ...Array.from({ length: turn.lapsed }, () => 'thread' as const),
];

/** A ford is held, a city shuts its gates: the one that is nearest to the player, but never the city underfoot. */
const placeOf = (effect: ThreatEffect, { world, at }: ThreatTurn): NamedPlace | null => {
  if (effect === 'gates' || effect === 'prices')
    return nearestTo(
      placesOf(world, 'city').filter(({ q, r }) => q !== at.q || r !== at.r),
      at,
    );
  return effect === 'ford' ? nearestTo(fordsOf(world), at) : null;
};

const advanced = (
  threat: Threat,
  cause: Cause,
  turned: ThreatTurn,
): { readonly threat: Threat; readonly happening: Happening } => {
  const segments = threat.segments + 1;
  const step = (THREAT_STEPS_AT as readonly number[]).indexOf(segments);
  const effect = threatOf(threat.key)?.steps[step]?.effect;
  const steps =
    effect === undefined
      ? threat.steps
      : [...threat.steps, { effect, place: placeOf(effect, turned), turn: turned.turn }];
  return {
    threat: { ...threat, segments, steps },
    happening: { kind: 'threat-advanced', segments, cause, step: step < 0 ? null : step },
  };
};

/** The clock after a turn: failures, wasted days and broken promises move it until it is full, and each of its steps changes the world. */
export const threatAfter = (
  threat: Threat,
  turned: ThreatTurn,
  draw: Draw,
): { readonly threat: Threat; readonly happenings: readonly Happening[] } =>
  causesOf(turned, draw)
    .slice(0, THREAT_SEGMENTS - threat.segments)
    .reduce<{ threat: Threat; happenings: readonly Happening[] }>(
      (now, cause) => {
        const next = advanced(now.threat, cause, turned);
        return { threat: next.threat, happenings: [...now.happenings, next.happening] };
      },
      { threat, happenings: [] },
    );

export const hasHappened = ({ steps }: Threat, effect: ThreatEffect): boolean =>
  steps.some((step) => step.effect === effect);
