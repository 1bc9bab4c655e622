import { isExtraOffer } from './extra-offers.js';
import { type Service, SERVICES } from './content/saga-content.js';

/** The origin of a spine's offer, encoded in its id: the rules read it, and the narrator finds its words by it. */
export type SpineOffer =
  | { readonly of: 'step'; readonly key: string; readonly n: number }
  | { readonly of: 'test'; readonly key: string; readonly n: number }
  | { readonly of: 'hunter'; readonly key: string; readonly n: number }
  | { readonly of: 'thread'; readonly key: string }
  | { readonly of: 'service'; readonly key: Service; readonly faction: string; readonly n: number };

export const spineOfferId = (offer: SpineOffer): string => {
  switch (offer.of) {
    case 'thread':
      return `thread:${offer.key}`;
    case 'service':
      return `service:${offer.faction}:${offer.key}:${offer.n}`;
    case 'step':
    case 'test':
    case 'hunter':
      return `${offer.of}:${offer.key}:${offer.n}`;
  }
};

const isNumbered = (of: string | undefined): of is 'step' | 'test' | 'hunter' =>
  of === 'step' || of === 'test' || of === 'hunter';
const isService = (text: string): text is Service => (SERVICES as readonly string[]).includes(text);

/** Null for any other offer's id. */
export const spineOfferOf = (id: string | null): SpineOffer | null => {
  const [of, key = '', third = '', fourth = ''] = (id ?? '').split(':');
  if (of === 'thread') return { of, key };
  if (of === 'service' && isService(third)) return { of, faction: key, key: third, n: Number(fourth) };
  if (isNumbered(of)) return { of, key, n: Number(third) };
  return null;
};

/** Whether an offer is of an encounter or of the spine, but no service: pursuits have names alone. */
export const isOfEncounter = (id: string): boolean =>
  !isExtraOffer(id) && (/\.\d+$/.test(id) || (id.includes(':') && serviceOf(id) === null));

/** The service of a town that an offer is; null for any other. */
export const serviceOf = (id: string | null): Service | null => {
  const spine = spineOfferOf(id);
  return spine?.of === 'service' ? spine.key : null;
};

/** Frames of the spine: the last test of an oath, and the hunter of a threat. */
export const testFrame = (oathKey: string): `${string}/${string}` => `${oathKey as `${string}/${string}`}:test`;
export const hunterFrame = (threatKey: string): `${string}/${string}` => `${threatKey as `${string}/${string}`}:hunter`;
