import { sameHex } from '#game/model/hex.js';
import { type Chapter } from '../../narration-facts/saga-memory.port.js';
import { type PastContext, type PastTurn } from './past-turn.js';
import { placeWords } from './places-of-past.js';
import { turnSentences } from './turn-words.js';

const MOST_CHAPTERS = 12;
/** The longest chapter, in characters. */
const LONGEST = 420;

const isSameStay = (a: PastTurn, b: PastTurn): boolean => sameHex(a.at, b.at) && a.visit === b.visit;

/** The turns of one stay at a place after another, oldest first. */
const stays = (turns: readonly PastTurn[]): readonly (readonly PastTurn[])[] =>
  turns.reduce<readonly (readonly PastTurn[])[]>((all, turn) => {
    const last = all.at(-1);
    return last?.[0] && isSameStay(last[0], turn) ? [...all.slice(0, -1), [...last, turn]] : [...all, [turn]];
  }, []);

const daysOf = (turns: readonly PastTurn[]): string => {
  const [from, to] = [turns[0]?.day ?? null, turns.at(-1)?.day ?? null];
  if (from === null || to === null) return '';
  return from === to ? `Day ${from}, ` : `Days ${from} to ${to}, `;
};

/** As many whole sentences as there is room for: the last ones of a stay with many turns. */
const fitting = (sentences: readonly string[]): string =>
  sentences
    .reduceRight<readonly string[]>((kept, sentence) => {
      const more = [sentence, ...kept];
      return kept.length === 0 || more.join(' ').length <= LONGEST ? more : kept;
    }, [])
    .join(' ');

const chapterOf = (turns: readonly PastTurn[], context: PastContext): Chapter => ({
  title: `${daysOf(turns)}${turns[0] ? placeWords(context.world, turns[0].at) : ''}`,
  text: fitting([...new Set(turns.flatMap((turn, i) => turnSentences(turn, context, turns[i - 1] ?? null)))]),
});

/** A chapter ends where the scene changes: the player leaves the place. The newest ones, oldest first. */
export const chaptersOf = (turns: readonly PastTurn[], context: PastContext): readonly Chapter[] =>
  stays(turns)
    .slice(-MOST_CHAPTERS)
    .map((stay) => chapterOf(stay, context));
