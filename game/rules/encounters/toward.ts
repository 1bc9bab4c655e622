import { type OfferKind } from '../../model/offer.js';
import { type Frame, type OfferContent, type Toward } from '../../model/content/frame.js';
import { frameOf, offerContentOf } from '../../content/tables.js';

/** Of these nobody knows by their kind alone whether they are a kindness or the contrary. */
export const isOfEitherSort = (kind: OfferKind | 'move'): boolean => kind === 'force' || kind === 'craft';

/** As content marks an offer of a storylet; undefined where its kind says enough. */
export const towardIn = (
  frame: Pick<Frame, 'toward'> | undefined,
  { kind, toward }: Pick<OfferContent, 'kind' | 'toward'>,
): Toward | undefined => toward ?? (isOfEitherSort(kind) ? frame?.toward : undefined);

/** What a deed is to the one in the middle of a storylet. Nobody has marked free words: where force helps they may mean well, so nothing is made of them. */
export const towardOf = (
  frameKey: string,
  deed: { readonly kind: OfferKind | 'move'; readonly offerId: string | null },
): Toward | undefined => {
  const frame = frameOf(frameKey);
  const content = offerContentOf(deed.offerId);
  if (content) return towardIn(frame, content);
  return isOfEitherSort(deed.kind) && (frame?.toward === 'for' || frame?.toward === 'neither') ? 'neither' : undefined;
};
