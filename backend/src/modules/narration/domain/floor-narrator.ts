import { SCENES } from '#game/content/common/voice/scenes.js';
import { introduced } from './grammar/introduce.js';
import { changeTelling } from './moments/change.telling.js';
import { deedTelling } from './moments/deed.telling.js';
import { endingTelling } from './moments/ending.telling.js';
import { happeningsTelling } from './moments/happening.telling.js';
import { hungerTelling } from './moments/hunger.telling.js';
import { type Moment, momentOf } from './moments/moment.js';
import { openingTelling } from './moments/opening.telling.js';
import { look, placeTelling, remark, tension, timeTelling } from './moments/place.telling.js';
import { leafOf, type Paragraph, piece, RANK, wordsOfLeaf } from './leaf.js';
import { wordingOf } from './offer-wording.js';
import { type FloorNarrator } from './turn-facts.js';

/** The fewest words of a leaf; a shorter one gets a few more sentences. */
const FEWEST_WORDS = 40;
const MOST_ADDED = 6;

/** Of a way the weather is told before, of a deed after: it is the hour that it took. */
const withTime = (moment: Moment, done: Paragraph): Paragraph => {
  const { deed } = moment.facts;
  const time = piece(RANK.way, timeTelling(moment));
  return deed?.kind === 'move' ? [...time, ...done] : [...done, ...time];
};

const paragraphsOf = (moment: Moment): readonly Paragraph[] => {
  const { facts } = moment;
  const { deed, ending } = facts;
  if (deed === null && ending === null) return openingTelling(moment);
  const done = deed === null ? [] : deedTelling(moment, deed);
  if (ending === 'fallen') return [done, ...endingTelling('fallen', moment)];
  const changed = [...done, ...changeTelling(moment)];
  if (ending !== null) return [changed, ...endingTelling(ending, moment)];
  return [[...withTime(moment, changed), ...hungerTelling(moment)], ...happeningsTelling(moment), placeTelling(moment)];
};

/** One more sentence for a leaf that is too short: a look round, or a short word while something is at stake. */
const another = (moment: Moment, n: number): string | null => {
  const { frame, ending } = moment.facts;
  if (frame !== null || ending !== null) return tension(moment);
  return n % 3 === 2 && moment.facts.turn > 0 ? remark(moment) : look(moment);
};

/** What is added comes last, but before whatever stands there or ends there. */
const lengthened = (leaf: readonly Paragraph[], moment: Moment, n = 0): readonly Paragraph[] => {
  if (wordsOfLeaf(leaf) >= FEWEST_WORDS || n === MOST_ADDED * 2) return leaf;
  const { facts, teller } = moment;
  const more = piece(
    RANK.stands,
    n < MOST_ADDED
      ? another(moment, n)
      : teller.surely(
          'scene',
          SCENES[facts.cell.terrain].filter((line) => !line.includes('{')),
        ),
  );
  const [first = [], ...others] = leaf;
  const last = others.at(-1) ?? [];
  const longer =
    facts.frame === null && facts.ending === null && others.length > 0
      ? [first, ...others.slice(0, -1), [...last, ...more]]
      : [[...first, ...more], ...others];
  return lengthened(longer, moment, n + 1);
};

/** Tells a turn from its facts and the tables of content alone: pure, immediate, and it never fails. */
export const floorNarrator: FloorNarrator = (facts) => {
  const moment = momentOf(facts),
    { hero, saga } = facts;
  const others = [hero, ...hero.companions, ...(saga?.people ?? [])].map(({ name }) => name);
  return {
    story: leafOf(lengthened(paragraphsOf(moment), moment), (text) => introduced(text, moment.teller.called, others)),
    wording: wordingOf(facts, moment.teller.slots),
    narrator: 'floor',
    debugPrompt: null,
  };
};
