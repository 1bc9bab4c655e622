import { lemmaOf } from './phrases.js';

/** Words for one deed or one thing, by which a text may mean an offer that says another of them. */
const ALIKE = `sleep bed room lodging inn camp nap bunk
boast brag
pay settle
stare glare
wade ford
round around about
fire hearth campfire
push shove barge shoulder force
keep stay
awake watch
hall house
search explore
listen eavesdrop overhear
toll fare fee
bargain haggle
sneak creep slip
climb clamber scramble
window shutter
swap exchange barter
track trail footprint
boat ship
help aid
lie hide
ride gallop
mend repair fix
drink ale beer mead wine
song sing
tale story`;
const HEADS: ReadonlyMap<string, string> = new Map(
  ALIKE.split('\n').flatMap((line) => {
    const words = line.split(' ').map(lemmaOf);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);
/** One word for all that are alike. */
export const alike = (lemma: string): string => HEADS.get(lemma) ?? lemma;
