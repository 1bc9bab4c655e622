import { type Catalogue } from '../../model/content/catalogue.js';
import { type Deed } from '../../model/deed.js';

/** Whether success in a deed is a meal: a camp, caught food and offered food. */
export const feeds = (
  { offers }: Pick<Catalogue, 'offers'>,
  { kind, offerId }: Pick<Deed, 'kind' | 'offerId'>,
): boolean => kind === 'rest' || offers.get(offerId ?? '')?.feeds === true;
