import { roman } from '../../lib/words.js';

/** As in a ship's log: the last i of several is drawn out, so that no hand can add another. */
export const numeral = (n: number): string => `${roman(n).replace(/ii$/, 'ij')}.`;
