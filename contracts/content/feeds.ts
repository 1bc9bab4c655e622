import { type Deed } from '../session/shapes.js';
import { offerContentOf } from './tables.js';

/** Whether whoever succeeds in a deed has eaten by it: a camp has its supper, and what was caught or offered is eaten. */
export const feeds = ({ kind, offerId }: Pick<Deed, 'kind' | 'offerId'>): boolean => kind === 'rest' || offerContentOf(offerId)?.feeds === true;
