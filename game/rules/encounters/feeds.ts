import { type Deed } from '../../model/deed.js';
import { offerContentOf } from '../../content/tables.js';

/** Whether whoever succeeds in a deed has eaten by it: a camp has its supper, and what was caught or offered is eaten. */
export const feeds = ({ kind, offerId }: Pick<Deed, 'kind' | 'offerId'>): boolean =>
  kind === 'rest' || offerContentOf(offerId)?.feeds === true;
