import { spineOfferOf } from '#game/model/offer-ids.js';
import { threatOf } from '#game/content/catalogue.js';
import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { type Calendar } from '#game/model/calendar.js';
import { type Draw } from '#game/model/draw.js';
import { type Difficulty } from '#game/model/character.js';
import { type Happening, type NamedPlace, type Threat, THREAT_SEGMENTS, THREAT_STEPS_AT } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';
import { type Hex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { fordsOf, nearestTo, placesOf } from './places.rules.js';

/** Percentage of failures with a risk that advance the threat. */
const FAILURES: Readonly<Record<Difficulty, number>> = { forgiving: 15, normal: 28, hardcore: 36 };
/** How many times in forty days the threat moves by itself. */
const PACE: Readonly<Record<Difficulty, number>> = { forgiving: 12, normal: 25, hardcore: 32 };
const movesBy = (day: number, difficulty: Difficulty): number => Math.floor((day * PACE[difficulty]) / 40);
/** Days without an advance of the oath until the first wasted day, and between two wasted days. */
const PATIENCE: Readonly<Record<Difficulty, readonly [first: number, then: number]>> = {
  forgiving: [6, 4],
  normal: [4, 3],
  hardcore: [3, 3],
};

/** The parts of a turn that matter to the threat's clock. */
export interface ThreatTurn {
  readonly deed: Deed;
  readonly success: boolean;
  readonly difficulty: Difficulty;
  readonly newDay: boolean;
  readonly day: number;
  /** Days since the last advance of the oath. */
  readonly idleDays: number;
  readonly lapsed: number;
  /** What costs the foe time, and how many segments. */
  readonly delay: { readonly segments: number; readonly by: 'lead' | 'scene' | 'warning' | 'matter' } | null;
  /** Whether a scene helped the foe. */
  readonly isHelped: boolean;
  /** Whether somebody's scene goes on: no saga ends in the midst of it. */
  readonly isAmidst: boolean;
  readonly at: Hex;
  readonly world: RecordedWorld;
  readonly turn: number;
}

type Cause = Extract<Happening, { kind: 'threat-advanced' }>['cause'];
/** A failure at the last test always advances the threat, another failure with a risk by chance. */
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
  ...(turn.isHelped ? ['scene' as const] : []),
];

/** The place of a step: the nearest ford or city to the player, but never the city of the player. */
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
  const reached = (THREAT_STEPS_AT as readonly number[]).indexOf(segments);
  // A clock that was set back strikes the same number again, and its step has been taken.
  const step = reached < threat.steps.length ? -1 : reached;
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

interface Threatened {
  readonly threat: Threat;
  readonly happenings: readonly Happening[];
}
const setBack = (threat: Threat, { delay }: ThreatTurn): Threatened => {
  if (delay === null || threat.segments === 0) return { threat, happenings: [] };
  const segments = Math.max(0, threat.segments - delay.segments);
  return { threat: { ...threat, segments }, happenings: [{ kind: 'threat-set-back', segments, by: delay.by }] };
};

/**
 * The clock after a turn: failures, wasted days and broken promises move it until it is full, and its steps change the
 * world.
 */
export const threatAfter = (threat: Threat, turned: ThreatTurn, draw: Draw): Threatened =>
  causesOf(turned, draw)
    .slice(0, Math.max(0, THREAT_SEGMENTS - (turned.isAmidst ? 1 : 0) - threat.segments))
    .reduce<Threatened>(
      (now, cause) => {
        const next = advanced(now.threat, cause, turned);
        return { threat: next.threat, happenings: [...now.happenings, next.happening] };
      },
      setBack(threat, turned),
    );

/** Time under a season that a step brought before its month: on the day on which it comes, with the first snow. */
export const underThreat = (calendar: Calendar, { key, steps }: Threat): Calendar => {
  const brought = steps.flatMap((_, n) => threatOf(key)?.steps[n]?.brings ?? []).at(-1);
  if (brought === undefined || brought === calendar.season) return calendar;
  return { ...calendar, season: brought, ...(brought === 'winter' ? { weather: 'snow' as const } : {}) };
};

export const hasHappened = ({ steps }: Threat, effect: ThreatEffect): boolean =>
  steps.some((step) => step.effect === effect);
