import { roman } from '../../lib/words.js';

/** As a scribe wrote them: four strokes for four, and a point on either side. */
export const numeral = (n: number): string => `·${roman(n).replace('iv', 'iiii').replace('ix', 'viiii')}·`;
