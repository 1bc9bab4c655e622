import { usesOf } from '#game/content/catalogue.js';
import { isEdible, isWeapon } from '#game/content/common/sorts-of-things.js';
import { type Item } from '#game/model/character.js';
import { type OfferKind } from '#game/model/offer.js';
import { type SessionData } from '../state/session.state.js';

const eases = ({ hero: { faction } }: SessionData, name: string, kind: OfferKind): boolean => {
  const use = usesOf(faction)[name];
  return use !== undefined && 'eases' in use && use.eases === kind;
};
/** A carried thing that helps with deeds of a kind, or with what is being done. */
export const isEased = (session: SessionData, kind: OfferKind, suits: (item: Item) => boolean): boolean =>
  session.holdings.inventory.some((item) => eases(session, item.name, kind) || suits(item));

export const isArmed = ({ holdings: { inventory } }: SessionData): boolean => inventory.some(isWeapon);

/** The first thing that can be eaten, the cheapest before the others. */
export const foodIn = ({ holdings: { inventory } }: SessionData): Item | null =>
  [...inventory].filter(isEdible).sort((a, b) => a.value - b.value)[0] ?? null;
