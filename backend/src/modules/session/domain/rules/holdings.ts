import { type Companion, type Item } from '#game/model/character.js';
import { type ForCompanion } from '../attempts/verb-rule.js';

/** Adds one piece: pieces of one name share an entry. */
export const withItem = (inventory: readonly Item[], item: Item): readonly Item[] =>
  inventory.some(({ name }) => name === item.name)
    ? inventory.map((held) => (held.name === item.name ? { ...held, quantity: held.quantity + item.quantity } : held))
    : [...inventory, item];

/** Removes one piece. */
export const withoutOne = (inventory: readonly Item[], name: string): readonly Item[] =>
  inventory.flatMap((held) =>
    held.name !== name ? [held] : held.quantity > 1 ? [{ ...held, quantity: held.quantity - 1 }] : [],
  );

export const onePiece = (item: Item): Item => ({ ...item, quantity: 1 });

/** The thing that is sold or given first: the cheapest one. */
export const cheapest = (inventory: readonly Item[]): Item | null =>
  inventory.reduce<Item | null>((least, item) => (least === null || item.value < least.value ? item : least), null);

export interface CompanyAfter {
  readonly companions: readonly Companion[];
  readonly joined: readonly Companion[];
  readonly left: readonly { readonly companion: Companion; readonly reason: 'disloyal' | 'dead' | 'dismissed' }[];
}

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** Adds a companion, up to the limit. */
const MOST_COMPANIONS = 3;
export const withCompanion = (company: CompanyAfter, companion: Companion | null): CompanyAfter =>
  companion && company.companions.length < MOST_COMPANIONS
    ? { ...company, companions: [...company.companions, companion], joined: [companion] }
    : company;

/** Loyalty changes for all; a wound hits one (by index). Companions with 0 loyalty or 0 hit points are removed. */
export const companyAfter = (
  companions: readonly Companion[],
  loyalty: number,
  wound: { readonly index: number; readonly points: number } | null,
): CompanyAfter => {
  const changed = companions.map((c, i) => ({
    ...c,
    loyalty: clampPercent(c.loyalty + loyalty),
    hitPoints: wound?.index === i ? Math.max(0, c.hitPoints - wound.points) : c.hitPoints,
  }));
  return {
    joined: [],
    companions: changed.filter((c) => c.loyalty > 0 && c.hitPoints > 0),
    left: changed
      .filter((c) => c.loyalty === 0 || c.hitPoints === 0)
      .map((companion) => ({ companion, reason: companion.hitPoints === 0 ? 'dead' : 'disloyal' })),
  };
};

/** What an attempt did to one companion: never more hit points than they can have. */
export const withEffect = (companions: readonly Companion[], effect: ForCompanion | null): readonly Companion[] =>
  effect === null
    ? companions
    : companions.map((c) =>
        c.id === effect.id
          ? {
              ...c,
              loyalty: clampPercent(c.loyalty + effect.loyalty),
              hitPoints: Math.max(0, Math.min(c.maxHitPoints, c.hitPoints + effect.hitPoints)),
            }
          : c,
      );

/** A companion who was sent away. */
export const withoutCompanion = (company: CompanyAfter, id: string): CompanyAfter => {
  const sent = company.companions.find((c) => c.id === id);
  return sent
    ? {
        ...company,
        companions: company.companions.filter((c) => c !== sent),
        left: [...company.left, { companion: sent, reason: 'dismissed' }],
      }
    : company;
};
