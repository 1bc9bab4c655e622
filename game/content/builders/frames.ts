import { type Cast } from '../../model/content/cast.js';
import { type Frame, type OfferContent } from '../../model/content/frame.js';
import { type FactionId } from '../../model/world.js';

type FrameBody = Omit<Frame, 'key' | 'offers'> & {
  readonly cast: Cast;
  readonly offers: readonly OfferContent[];
};

/** A table of storylets by name. */
export const frames = (owner: FactionId | 'common', table: Readonly<Record<string, FrameBody>>): readonly Frame[] =>
  Object.entries(table).map(([name, frame]) => ({
    ...frame,
    key: `${owner}/${name}` as const,
    offers: frame.offers.map((offer, i) => ({
      ...offer,
      id: `${owner === 'common' ? '' : `${owner}-`}${name}.${i + 1}`,
    })),
  }));
