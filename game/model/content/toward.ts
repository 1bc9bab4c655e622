import { type OfferKind } from '../offer.js';
import { type Frame, type OfferContent, type Toward } from './frame.js';

/** The kind of these deeds does not say whether they are a kindness or the contrary. */
export const isOfEitherSort = (kind: OfferKind | 'move'): boolean => kind === 'force' || kind === 'craft';

/** As content marks an offer of a storylet; undefined where its kind says enough. */
export const towardIn = (
  frame: Pick<Frame, 'toward'> | undefined,
  { kind, toward }: Pick<OfferContent, 'kind' | 'toward'>,
): Toward | undefined => toward ?? (isOfEitherSort(kind) ? frame?.toward : undefined);
