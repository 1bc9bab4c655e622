import { type Theme } from './theme.js';
import { house } from './default/theme.js';

/** The theme that is read by. */
export const useTheme = (): Theme => house;
