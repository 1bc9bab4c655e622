import { lazy } from 'react';
import { type ThemeFolder } from '../load-theme.js';
import { Band } from './band.js';
import { Gutter } from './gutter.js';
import { Mark } from './mark.js';
import { PortraitFrame } from './portrait-frame.js';
import { RuneNumeral } from './runes/rune-numeral.js';
import './face.css';
import './vikings.css';
import './hit-points.css';
import './day.css';
import './night.css';

/** Vikings: Metamorphous, carved interlace, notches, runes. */
export const theme: ThemeFolder = { numeral: (n) => <RuneNumeral n={n} />, Mark, Gutter, Band, PortraitFrame, Ending: lazy(() => import('./ending/rune-stone.js')) };
