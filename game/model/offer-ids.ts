import { isExtraOffer } from './extra-offers.js';
import { MATTER_KINDS, type MatterKind } from './content/matters.js';
import { type Service, SERVICES } from './content/saga-content.js';

/** The origin of a spine's offer, encoded in its id: the rules read it, and the narrator finds its words by it. */
export type SpineOffer =
  | { readonly of: 'step'; readonly key: string; readonly n: number }
  | { readonly of: 'test'; readonly key: string; readonly n: number }
  | { readonly of: 'hunter'; readonly key: string; readonly n: number }
  | { readonly of: 'scene'; readonly key: string; readonly n: number }
  /** `key`: `<faction>/<kind of matter>`. */
  | { readonly of: 'reckoning'; readonly key: string; readonly n: number }
  | { readonly of: 'thread'; readonly key: string }
  /** `about`: id of the person, companion or thread that it is about; empty for none. */
  | {
      readonly of: 'matter';
      readonly key: MatterKind;
      readonly faction: string;
      readonly n: number;
      readonly about: string;
    }
  | { readonly of: 'service'; readonly key: Service; readonly faction: string; readonly n: number };

export const spineOfferId = (offer: SpineOffer): string => {
  switch (offer.of) {
    case 'thread':
      return `thread:${offer.key}`;
    case 'matter':
      return `matter:${offer.faction}:${offer.key}:${offer.n}:${offer.about}`;
    case 'service':
      return `service:${offer.faction}:${offer.key}:${offer.n}`;
    case 'step':
    case 'test':
    case 'hunter':
    case 'scene':
    case 'reckoning':
      return `${offer.of}:${offer.key}:${offer.n}`;
  }
};

const NUMBERED = ['step', 'test', 'hunter', 'scene', 'reckoning'] as const;
const isNumbered = (of: string | undefined): of is (typeof NUMBERED)[number] =>
  (NUMBERED as readonly (string | undefined)[]).includes(of);
const isMatter = (text: string): text is MatterKind => (MATTER_KINDS as readonly string[]).includes(text);
const isService = (text: string): text is Service => (SERVICES as readonly string[]).includes(text);

const matterIn = (faction: string, key: string, n: string, about: readonly string[]): SpineOffer | null =>
  isMatter(key) ? { of: 'matter', faction, key, n: Number(n), about: about.join(':') } : null;

/** Null for any other offer's id. */
export const spineOfferOf = (id: string | null): SpineOffer | null => {
  const [of, key = '', third = '', fourth = '', ...about] = (id ?? '').split(':');
  if (of === 'thread') return { of, key };
  if (of === 'service' && isService(third)) return { of, faction: key, key: third, n: Number(fourth) };
  if (of === 'matter') return matterIn(key, third, fourth, about);
  if (isNumbered(of)) return { of, key, n: Number(third) };
  return null;
};

/** A matter of the saga that an offer is; null for any other. */
export const matterOf = (id: string | null): Extract<SpineOffer, { readonly of: 'matter' }> | null => {
  const spine = spineOfferOf(id);
  return spine?.of === 'matter' ? spine : null;
};

/** Id of an offer in the content, without the person, companion or thread that it is about. */
export const contentIdOf = (id: string): string => {
  const matter = matterOf(id);
  return matter === null ? id : spineOfferId({ ...matter, about: '' });
};

/** Whether an offer is of an encounter or the spine, and no service or matter. A pursuit's id ends in no number. */
export const isOfEncounter = (id: string): boolean => {
  const spine = spineOfferOf(id);
  if (spine !== null) return spine.of !== 'service' && spine.of !== 'matter';
  return !isExtraOffer(id) && /\.\d+$/.test(id);
};

/** The service of a town that an offer is; null for any other. */
export const serviceOf = (id: string | null): Service | null => {
  const spine = spineOfferOf(id);
  return spine?.of === 'service' ? spine.key : null;
};

/** Frames of the spine: the last test of an oath, the hunter of a threat, the scenes of the middle, and reckonings. */
export const testFrame = (oathKey: string): `${string}/${string}` => `${oathKey as `${string}/${string}`}:test`;
export const hunterFrame = (threatKey: string): `${string}/${string}` => `${threatKey as `${string}/${string}`}:hunter`;
export const sceneFrame = (key: string): `${string}/${string}` => `${key as `${string}/${string}`}:scene`;
/** The other side of an open matter, who comes for it; `key` is `<faction>/<kind of matter>`. */
export const reckoningFrame = (key: string): `${string}/${string}` => `${key as `${string}/${string}`}:reckoning`;
/** Whether a frame is a climax of the spine, which gives no other reward. */
export const isClimaxFrame = (frame: string | null): boolean => /:(?:test|hunter|scene|reckoning)$/.test(frame ?? '');
/** Key of the reckoning that a frame is; null for any other. */
export const reckoningOfFrame = (frame: string | null): string | null =>
  frame?.endsWith(':reckoning') === true ? frame.slice(0, -':reckoning'.length) : null;
/** Key of the scene that a frame is; null for any other. */
export const sceneOfFrame = (frame: string | null): string | null =>
  frame?.endsWith(':scene') === true ? frame.slice(0, -':scene'.length) : null;
