import { type Catalogue } from '../../model/content/catalogue.js';
import { type Toward } from '../../model/content/frame.js';
import { isOfEitherSort, towardIn } from '../../model/content/toward.js';
import { type Deed } from '../../model/deed.js';

/**
 * A deed's meaning to the person in a storylet. Free text has no mark in the content: where force helps, it may mean
 * well, so it gets no meaning.
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
