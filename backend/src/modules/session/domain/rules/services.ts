import { type Draw } from '#game/model/draw.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { companion } from '#game/content/builders/items.js';
import { SAGAS } from '#game/content/sagas.js';
import { type HirelingContent } from '#game/model/content/counsel.js';
import { serviceOf } from '#game/model/offer-ids.js';
import { type Companion } from '#game/model/character.js';
import { type Deed } from '#game/model/deed.js';
import { type Offer } from '#game/model/offer.js';
import { nameFor } from '../saga/people.rules.js';
import { type SessionData } from '../state/session.state.js';
import { type Consequences } from './consequences.js';

/** Points and coins. */
const HEALING = 10;
const WAGES = { fixed: 5, die: 6 } as const;
const BLESSING = { heal: 3, loyalty: 5 } as const;

export const offerOf = ({ standing }: SessionData, { offerId }: Deed): Offer | undefined =>
  standing.offers.find(({ id }) => id === offerId);

const NOTHING: Consequences = {
  hitPointsLost: 0,
  hitPointsGained: 0,
  coins: 0,
  loyalty: 0,
  finds: false,
  setback: null,
};

/**
 * The effect of a city's service; null for a deed that is no service, and for a failed one, which fails like any deed.
 */
export const servedBy = (deed: Deed, success: boolean, offer: Offer | undefined, draw: Draw): Consequences | null => {
  const cost = offer?.cost ?? 0;
  switch (serviceOf(deed.offerId)) {
    case null:
    case 'trade':
      return null;
    case 'gamble':
      return { ...NOTHING, coins: success ? cost : -cost };
    case 'heal':
      return success ? { ...NOTHING, coins: -cost, hitPointsGained: HEALING } : null;
    case 'worship':
      return success ? { ...NOTHING, coins: -cost, hitPointsGained: BLESSING.heal, loyalty: BLESSING.loyalty } : null;
    case 'work':
      return success ? { ...NOTHING, coins: WAGES.fixed + draw('wages', WAGES.die) } : null;
    case 'buy':
    case 'hire':
      return success ? { ...NOTHING, coins: -cost } : null;
    case 'ask':
      return success ? NOTHING : null;
  }
};

/** Somebody for hire, of another trade than those who go along, and of one that they can have. */
const hirelingFor = (
  { hero: { faction }, holdings: { companions } }: SessionData,
  sex: 'male' | 'female',
  draw: Draw,
): Pick<HirelingContent, 'description' | 'abilities'> => {
  const all = SAGAS[faction]?.counsel.hirelings ?? [];
  const others = all.filter(
    ({ description, gender = sex }) => gender === sex && !companions.some((one) => one.description === description),
  );
  return others[draw('hireling', Math.max(1, others.length)) - 1] ?? { description: '', abilities: ['', ''] };
};

/** A hired companion. */
export const hireling = (session: SessionData, draw: Draw): Companion => {
  const { hero, holdings, saga, sessionId, turn } = session;
  const gender = draw('hireling-gender', 2) === 1 ? 'male' : 'female';
  const { description, abilities } = hirelingFor(session, gender, draw);
  const name = nameFor(hero.faction, gender, [hero, ...holdings.companions, ...(saga?.people ?? [])], draw);
  return {
    ...companion({
      build: 'guard',
      type: 'bodyguard',
      name: name.split(' ')[FACTION_CONTENT[hero.faction].names.order === 'given-second' ? 0 : 1] ?? name,
      description: description,
      abilities: abilities,
    }),
    id: `${sessionId}.h${turn + 1}`,
  };
};
