import { type Companion, type Item } from '#game/model/character.js';

/** One more of it: pieces of one name lie together. */
export const withItem = (inventory: readonly Item[], item: Item): readonly Item[] =>
  inventory.some(({ name }) => name === item.name)
    ? inventory.map((held) => (held.name === item.name ? { ...held, quantity: held.quantity + item.quantity } : held))
    : [...inventory, item];

/** One piece less of it. */
export const withoutOne = (inventory: readonly Item[], name: string): readonly Item[] =>
  inventory.flatMap((held) =>
    held.name !== name ? [held] : held.quantity > 1 ? [{ ...held, quantity: held.quantity - 1 }] : [],
  );

export const onePiece = (item: Item): Item => ({ ...item, quantity: 1 });

/** What would be parted with first: the cheapest thing carried. */
export const cheapest = (inventory: readonly Item[]): Item | null =>
  inventory.reduce<Item | null>((least, item) => (least === null || item.value < least.value ? item : least), null);

export interface CompanyAfter {
  readonly companions: readonly Companion[];
  readonly joined: readonly Companion[];
  readonly left: readonly { readonly companion: Companion; readonly reason: 'disloyal' | 'dead' }[];
}

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** With one more; nobody leads a warband. */
export const MOST_COMPANIONS = 3;
export const withCompanion = (company: CompanyAfter, companion: Companion | null): CompanyAfter =>
  companion && company.companions.length < MOST_COMPANIONS
    ? { ...company, companions: [...company.companions, companion], joined: [companion] }
    : company;

/** Loyalty moves for all; a wound falls on one (by index). Those at 0 loyalty or 0 hit points are gone. */
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
