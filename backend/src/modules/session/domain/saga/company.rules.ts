import { easier } from '#game/rules/odds/difficulty.js';
import { type Draw } from '#game/model/draw.js';
import { type Companion } from '#game/model/character.js';
import { type Happening, type SagaChange } from '#game/model/saga.js';
import { type Standing } from '#game/model/session.js';
import { type Outcome } from '../rules/outcome.js';
import { companyAfter } from '../rules/holdings.js';

/** Least loyalty, in percent, of a companion who helps. */
const LOYAL = 50;
/** Percentage of meetings that a bird or a beast notices first. */
const WARNS = 30;
const DISAPPOINTED = -20;
const TIRED = -3;

/** The first loyal bird or beast: only they give a warning. */
const sentinel = (companions: readonly Companion[]): Companion | undefined =>
  companions.find(({ type, loyalty }) => (type === 'bird' || type === 'animal') && loyalty >= LOYAL);

export interface WarnedStanding {
  readonly standing: Standing;
  readonly happenings: readonly Happening[];
}

/** A companion's warning makes the first test that is not easy one step easier. */
export const warnedStanding = (
  standing: Standing,
  isNew: boolean,
  companions: readonly Companion[],
  draw: Draw,
): WarnedStanding => {
  const companion = isNew ? sentinel(companions) : undefined;
  const index = standing.offers.findIndex(({ difficulty, attribute }) => difficulty !== 'easy' && attribute !== null);
  if (!companion || index < 0 || draw('warning', 100) > WARNS) return { standing, happenings: [] };
  const offers = standing.offers.map((offer, i) =>
    i === index ? { ...offer, difficulty: easier(offer.difficulty) } : offer,
  );
  return {
    standing: { ...standing, offers },
    happenings: [{ kind: 'companion-acted', companion: companion.id, how: 'warned' }],
  };
};

/** Hunger shows first in the least loyal companion. */
export const leastLoyal = (companions: readonly Companion[]): Companion | null =>
  companions.reduce<Companion | null>(
    (least, one) => (least === null || one.loyalty < least.loyalty ? one : least),
    null,
  );

/** A lapsed wish and a day of hunger cost loyalty; a companion without loyalty leaves. */
export const withLoyaltyLost = (outcome: Outcome, { happenings, threads }: SagaChange): Outcome => {
  const lapsed = happenings.some(
    (h) =>
      h.kind === 'thread-closed' &&
      h.how === 'lapsed' &&
      threads?.some(({ id, kind }) => id === h.thread && kind === 'wish'),
  );
  const tired = happenings.some((h) => h.kind === 'companion-acted' && h.how === 'tired');
  const loyalty = (lapsed ? DISAPPOINTED : 0) + (tired ? TIRED : 0);
  if (loyalty === 0) return outcome;
  const after = companyAfter(outcome.company.companions, loyalty, null);
  const company = { ...outcome.company, companions: after.companions, left: [...outcome.company.left, ...after.left] };
  return { ...outcome, company, holdings: { ...outcome.holdings, companions: company.companions } };
};
