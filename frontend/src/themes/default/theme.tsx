import { roman } from '../../lib/words.js';
import { type Theme } from '../theme.js';
import { Band } from './band.js';
import { Gutter } from './gutter.js';
import { Mark } from './mark.js';

/** The house: IM Fell, vellum, rhumb lines, dots. */
export const house: Theme = { id: 'default', name: 'Default', numeral: (n) => `${roman(n)}.`, Mark, Gutter, Band };
