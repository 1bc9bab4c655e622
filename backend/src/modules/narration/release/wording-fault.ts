import { type Offer } from '#game/model/offer.js';
import { usesOf } from '#game/content/catalogue.js';
import { offerContentOf } from '#game/content/catalogue.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { wordsIn } from '../domain/phrases.js';
import { languageRule } from './language.rule.js';
import { namesRule } from './names.rule.js';
import { numbersRule } from './numbers.rule.js';
import { type ReleaseContext, type ReleaseRule } from './release-rule.js';
import { residueRule } from './residue.rule.js';

interface Words {
  readonly action: string;
  readonly description: string;
}
interface Place {
  readonly facts: TurnFacts;
  /** The leaf under which the choice stands: what it names may be named. */
  readonly story: string;
  /** The offer that is worded; null for one that is proposed. */
  readonly offer: Offer | null;
}

const MOST_WORDS = { action: 9, description: 30 };
/** Words that give the outcome away, which only the dice decide. */
const GIVES_AWAY =
  /\b(?:succeed|success(?:ful|fully)?|fail(?:s|ed|ure)?|certain(?:ly)? to|sure to|bound to|guaranteed?|will (?:work|win|die|find|get|gain|lose|earn|kill|hurt|cost|yield|agree|believe|let|succeed|fail)|you (?:win|die|find|gain|lose|get)|safely|in vain|no risk|risk-free|trap|reward)\b/i;
/** The client's words for its moves. */
const RESERVED = /^(?:move|turn|rewind|retell)\b/i;
const ASKED: readonly ReleaseRule[] = [residueRule, languageRule, namesRule, numbersRule];

/** The engine's own words for the offer: what they say may be said. */
const ownWordsOf = (offer: Offer | null): string => {
  const content = offer && offerContentOf(offer.id);
  return content ? `${content.action.replaceAll('_', ' ')}. ${content.description}` : '';
};

/** A thing of this people that nobody here has and nothing names. */
const absentThing = (text: string, { facts, story, offer }: Place): string | undefined => {
  const { hero, faction } = facts;
  const there = `${story} ${ownWordsOf(offer)} ${offer?.item?.name ?? ''} ${offer?.requiresItem ?? ''} ${hero.inventory
    .map(({ name }) => name)
    .join(' ')}`.toLowerCase();
  return Object.keys(usesOf(faction)).find(
    (name) => text.includes(name.toLowerCase()) && !there.includes(name.toLowerCase()),
  );
};

const formFault = ({ action, description }: Words): string | null => {
  if (wordsIn(action) > MOST_WORDS.action || wordsIn(description) > MOST_WORDS.description) return 'too long';
  if (!/^\p{Lu}/u.test(action.trim()) || /[_:;“”"]/.test(action)) return 'not a choice';
  if (RESERVED.test(action.trim())) return 'the words of a move';
  return GIVES_AWAY.test(`${action}. ${description}`) ? 'gives away an outcome' : null;
};

/** Why words may not stand on a choice: its own words stand then. Null: they may. */
export const wordingFault = (words: Words, place: Place): string | null => {
  const form = formFault(words);
  if (form !== null) return form;
  const text = `${words.action}. ${words.description}`;
  const absent = absentThing(text.toLowerCase(), place);
  if (absent !== undefined) return `there is no “${absent}”`;
  const named = place.story.match(/\p{Lu}[\p{L}’-]*/gu) ?? [];
  const context: ReleaseContext = {
    facts: place.facts,
    names: named,
    banned: [],
    shown: '',
    earlier: [],
    deedWords: ownWordsOf(place.offer),
  };
  for (const rule of ASKED) {
    const fault = rule.fault(text, context);
    if (fault !== null) return fault;
  }
  return null;
};
