import { lowered } from '../phrases.js';

/** Words at the head of a sentence that are no name, so that they may stand within one in small letters. */
const SMALL: ReadonlySet<string> = new Set(
  (
    'a an the this that these those my your his her its our their somebody’s someone’s nobody’s you he she it we they there ' +
    'somebody someone something nobody nothing everybody everyone everything anybody whoever whatever what where when while ' +
    'each every all both some any few many most more another other neither either none half only even ' +
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty first at by from in into of off on onto out over under up down with within ' +
    'without about above across after along among around before behind below beneath beside between beyond near past ' +
    'through to toward towards until for as since because if though ahead ' +
    'little taking missing so having not like head leaning feeling bent early soon sooner late long slower hardly side alone ' +
    'looking well thinking just stiff ' +
    'soldiers wolves wreckers things people children travellers fog dust locusts hens peat-cutters salt-boilers smoke ' +
    'thunder rabbits arrows magpies apples hats coins claws blankets kindling onions'
  ).split(' '),
);

const headOf = (sentence: string): string => /^[\p{L}’-]+/u.exec(sentence)?.[0] ?? '';

/** A sentence as it stands after other words; null where it begins with a name, or with somebody's speech. */
export const within = (sentence: string): string | null =>
  SMALL.has(headOf(sentence).toLowerCase()) ? lowered(sentence) : null;
