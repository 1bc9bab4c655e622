import { CATALOGUE } from '../content/catalogue.js';
import { type Toward } from '../model/content/frame.js';
import { type Deed } from '../model/deed.js';
import { feeds as feedsIn } from '../rules/encounters/feeds.js';
import { towardOf as towardIn } from '../rules/encounters/toward.js';

/** Whether success in a deed is a meal. */
export const feeds = (deed: Pick<Deed, 'kind' | 'offerId'>): boolean => feedsIn(CATALOGUE, deed);

/** A deed's meaning to the person in a storylet; undefined where its kind decides. */
export const towardOf = (frameKey: string, deed: Pick<Deed, 'kind' | 'offerId'>): Toward | undefined =>
  towardIn(CATALOGUE, frameKey, deed);
