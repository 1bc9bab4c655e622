import { type Deed } from '#game/model/deed.js';
import { type ImpossibleAttempt } from './situated.js';

/** An attempt as a deed that can be done, or why it can't. */
export type Judged = { readonly deed: Deed } | ImpossibleAttempt;
