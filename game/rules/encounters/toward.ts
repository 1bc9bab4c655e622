import { type Catalogue } from '../../model/content/catalogue.js';
import { type Toward } from '../../model/content/frame.js';
import { isOfEitherSort, towardIn } from '../../model/content/toward.js';
import { type Deed } from '../../model/deed.js';

/**
 * What a deed is to the person in the middle of a storylet. Free words have no mark in the content: where force helps
 * they may mean well, so nothing is made of them.
 */
export const towardOf = (
  { frames, offers }: Pick<Catalogue, 'frames' | 'offers'>,
  frameKey: string,
  { kind, offerId }: Pick<Deed, 'kind' | 'offerId'>,
): Toward | undefined => {
  const frame = frames.get(frameKey);
  const offer = offers.get(offerId ?? '');
  if (offer) return towardIn(frame, offer);
  return isOfEitherSort(kind) && (frame?.toward === 'for' || frame?.toward === 'neither') ? 'neither' : undefined;
};
