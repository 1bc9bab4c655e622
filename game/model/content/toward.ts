import { type OfferKind } from '../offer.js';
import { type Frame, type OfferContent, type Toward } from './frame.js';

/** Kinds of deeds that may be a kindness or the opposite. */
export const isOfEitherSort = (kind: OfferKind | 'move'): boolean => kind === 'force' || kind === 'craft';

/** The mark of a storylet's offer in the content; undefined where its kind decides. */
export const towardIn = (
  frame: Pick<Frame, 'toward'> | undefined,
  { kind, toward }: Pick<OfferContent, 'kind' | 'toward'>,
): Toward | undefined => toward ?? (isOfEitherSort(kind) ? frame?.toward : undefined);
