import { type Attempt, attemptAt } from '#game/model/attempt.js';
import { type IntentReading } from '#backend/modules/session/intent-reader.port.js';
import { deedsOf } from '../deeds.js';
import { type ReadingScene, groundOf } from '../reading-scene.js';
import { isAsking } from '../questions.js';
import { BOUND, reading, type Text } from '../readings.js';
import { beginsWithVerb, type Clause, clausesIn, mateMeant } from './clauses.js';
import { doneBy, sent } from './done-by.js';
import { idOf, type Marked, marked, matesIn, peopleOf, unmarked } from './mentions.js';
import { BY_PRONOUN, EVERYBODY, GUARDING, MY_COMPANY, NO_ORDER } from './order-words.js';

const CALLED = /^(?:hey |oh |ho |now |come |come on |please )?@(\d+) ?[,:!;] ?(.+)$/;
const WILL_YOU = /^(?:(?:can|could|will|would) you (?:please )?|please |you (?:should|must|can) )/;
const LET_US = /^(?:let us|we should|shall we|we must|we will|we) /;
/** 'Bodvar, open the chest' lets Bodvar open it; 'Bodvar, let us go' has him along. */
const calledOn = (text: string, ground: ReadingScene): string => {
  const [, mark, words] = CALLED.exec(text) ?? [];
  if (mark === undefined || words === undefined) return text;
  if (LET_US.test(words)) return `with @${mark} ${words.replace(LET_US, 'i ')}`;
  if (NO_ORDER.test(words)) return text;
  const order = words.replace(WILL_YOU, '');
  return beginsWithVerb(order, ground) || GUARDING.test(order) ? `let @${mark} ${order}` : text;
};
const CALLED_LAST = /^(?!i |we |let |@)([^@]+?), ?@(\d+)[.! ]*$/;
const calledLast = (text: string, ground: ReadingScene): string => {
  const [, words = '', mark] = CALLED_LAST.exec(text) ?? [];
  return mark !== undefined && beginsWithVerb(words, ground) ? `let @${mark} ${words}` : text;
};

/** Brings marks into one form: a called companion gets an order, 'Bodvar and I' is help, a pronoun is a mark. */
const inOneForm = (marks: Marked, ground: ReadingScene): Marked => {
  const everybody = [...marks.groups, matesIn(ground).map(idOf), peopleOf(ground).map(idOf)];
  const [all, people] = [everybody.length - 2, everybody.length - 1];
  const text = marks.text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(EVERYBODY, (said) => `@${/both|two/.test(said) ? people : all}, `)
    .replace(MY_COMPANY, (_, verb: string) => `${verb} @${all}`)
    .replace(
      /\b(?:i|me) and (@\d+)|(@\d+) and (?:i|me|myself)\b/g,
      (_, a?: string, b?: string) => `with ${a ?? b ?? ''} i`,
    )
    .replace(/(^|[.;] )(with (?:the (?:help|aid) of )?@\d+(?: (?:at|by) my side| beside me| behind me)?), /g, '$1$2 ')
    .replace(/, (with @\d+ (?:at|by|beside|behind|to) )/g, ' $1')
    .replace(/^(?:while|as|when) (@\d+ [^,]+?),? (i|we) /, '$1, $2 ');
  const called = calledLast(calledOn(text.trim(), ground), ground);
  return {
    groups: everybody,
    text: called.replace(BY_PRONOUN, (said, verb: string, word: string, at: number) => {
      const mate = mateMeant(word, called.slice(0, at), { ...marks, groups: everybody }, ground);
      return mate === null ? said : `${verb} ${mate}`;
    }),
  };
};

/** A companion's 'oath' means the hero's only if the text calls it an oath, vow or quest. */
const withoutOwnOath = (deed: Attempt, words: string): Attempt =>
  deed.object?.of === 'oath' && !/\b(?:oath|vow|quest)\b/.test(words) ? { ...deed, object: null } : deed;

/** Cards are the hero’s, except those that name the companions who act; and companions do nothing to themselves. */
const withoutCards = ({ scene }: ReadingScene, doers: readonly string[]): ReadingScene => {
  const names = scene.companions.filter(({ id }) => doers.includes(id)).map(({ name }) => name);
  const offers = scene.offers.filter(({ action }) => names.some((name) => action.includes(name)));
  const ground = groundOf({ ...scene, offers });
  return { ...ground, named: ground.named.filter((one) => one.group !== 'companion' || !doers.includes(idOf(one))) };
};

const byMates = (text: Text, { doers, words: said }: Clause, marks: Marked): IntentReading => {
  const words = unmarked(said, marks, text.ground);
  if (GUARDING.test(words)) return reading(attemptAt('wait', { object: { of: 'self' }, doers }), BOUND);
  const inner = deedsOf({ ...text, plain: words, ground: withoutCards(text.ground, doers) });
  if (inner?.kind === 'reading') return { ...inner, attempt: doneBy(doers, withoutOwnOath(inner.attempt, words)) };
  return inner !== null && !/^(?:go|run|ride|walk|come|head|move)\b/.test(words)
    ? inner
    : reading(sent(doers, null), BOUND);
};

const withHelp = (answer: IntentReading | null, helpers: readonly string[]): IntentReading | null =>
  answer?.kind === 'reading' ? { ...answer, attempt: { ...answer.attempt, helpers } } : answer;

const ALL_OF_US = /^(?:we all|we both|all of us|both of us|together we|the \w+ of us)\b/;
/** Whether companions are spoken of, other than in a question. */
const isOfCompany = (marks: Marked, plain: string): boolean =>
  (marks.text.includes('@') || ALL_OF_US.test(plain)) && !isAsking(marks.text);

/** Companions who are told to do something, or who help with it; null where the text has none. */
export const orders = (text: Text): IntentReading | null => {
  const { ground, plain } = text;
  if (ground.scene.companions.length === 0) return null;
  const marks = inOneForm(marked(plain, ground), ground);
  if (!isOfCompany(marks, plain)) return null;
  const clauses = clausesIn(marks, ground).filter(({ isNegated }) => !isNegated);
  const theirs = clauses.filter(({ doers }) => doers.length > 0);
  const [first] = theirs;
  const own = clauses.filter(({ doers, isCall }) => doers.length === 0 && !(isCall && first));
  const helpers = [...new Set([...own.flatMap((clause) => clause.helpers), ...theirs.flatMap(({ doers }) => doers)])];
  if (helpers.length === 0) return null;
  const words = own.map((clause) => unmarked(clause.words, marks, ground)).join(', ');
  const deed = words === '' ? null : withHelp(deedsOf({ ...text, plain: words }), helpers);
  return deed ?? (first ? byMates(text, first, marks) : null);
};
