import { verbAt } from '../deed.js';
import { type ReadingScene } from '../reading-scene.js';
import { pieceOf } from '../pieces.js';
import { spelledRight } from '../spelling.js';
import { tokensOf } from '../tokens.js';
import { idOf, matesIn, type Marked, peopleOf } from './mentions.js';
import {
  ALL_OF_US,
  CALL,
  CARE,
  CAUSED,
  GUARDING,
  HELPING,
  PARTING,
  THEIRS,
  TOGETHER_LAST,
  USED,
  WITH_FIRST,
  WITH_LAST,
} from './order-words.js';

/** A part of a text with who does it: companions in the hero's stead, or the hero, with helpers. */
export interface Clause {
  readonly doers: readonly string[];
  readonly helpers: readonly string[];
  /** The deed, with marks. */
  readonly words: string;
  readonly isNegated: boolean;
  /** A call to a companion that leads up to an order. */
  readonly isCall: boolean;
}

export const beginsWithVerb = (words: string, ground: ReadingScene): boolean => {
  const tokens = spelledRight(tokensOf(pieceOf(words).words).slice(0, 6), ground);
  return tokens.length > 0 && verbAt(tokens, 0) !== null;
};

/** Deeds that are done with somebody: 'talk with Bodvar' has him for a partner and not for a helper. */
const WITH_A_PARTNER =
  /^(?:i |we )?(?:talk|speak|chat|converse|discuss|argue|negotiate|reason|deal|trade|barter|bargain|haggle|drink|eat|dine|share|dance|sing|play|go|travel|walk|ride|stay|sit|rest|sleep|wait|camp|part|make|be|agree|plead|consult|gossip|joke|laugh|wrestle|duel|do|break|leave|gamble|dice|confer|quarrel|spend|send|dismiss)\b/;
/** 'Talk to Ketil with Bodvar' has a partner already. */
const HAS_PARTNER = / (?:to|with|at) (?!my\b|the night\b)/;
const isPartner = (deed: string): boolean => WITH_A_PARTNER.test(deed) && !HAS_PARTNER.test(deed);

type Found = Pick<Clause, 'doers' | 'helpers' | 'words'>;
const theirs = (doers: readonly string[], words: string): Found => ({ doers, helpers: [], words });
const shared = (helpers: readonly string[], words: string): Found => ({ doers: [], helpers, words });

/** The mark and the words that a form has found, wherever they stand in it. */
const partsOf = (form: RegExp, said: string): readonly [mark: string, words: string] | null => {
  const [mark, words] = (form.exec(said)?.slice(1) ?? []).filter((part: string | undefined) => part !== undefined);
  return mark === undefined || words === undefined ? null : [mark, words];
};
const isOrder = (words: string, ground: ReadingScene): boolean =>
  !PARTING.test(words) && (beginsWithVerb(words, ground) || GUARDING.test(words));
const caused = (said: string, { groups }: Marked, ground: ReadingScene): Found | null => {
  const found = [CAUSED, USED, THEIRS].flatMap((form) => {
    const parts = partsOf(form, said);
    return parts ? [parts] : [];
  })[0];
  if (!found || !isOrder(found[1], ground)) return null;
  return theirs(groups[Number(found[0])] ?? [], found[1]);
};

type Sharing = (said: string, marks: Marked, ground: ReadingScene) => Found | null;
const withFirst: Sharing = (said, { groups }, ground) => {
  const parts = partsOf(WITH_FIRST, said);
  return parts && beginsWithVerb(parts[1], ground) ? shared(groups[Number(parts[0])] ?? [], parts[1]) : null;
};
const togetherLast: Sharing = (said, { groups }) => {
  const [, words, mark] = TOGETHER_LAST.exec(said) ?? [];
  return words === undefined ? null : shared(groups[Number(mark)] ?? [], words);
};
const withLast: Sharing = (said, { groups }) => {
  const [, words, mark, beside] = WITH_LAST.exec(said) ?? [];
  if (words === undefined || (beside === '' && isPartner(words))) return null;
  return shared(groups[Number(mark)] ?? [], words);
};
/** In 'help Bodvar carry it', Bodvar and the hero do the work together. */
const helpedAtWork: Sharing = (said, { groups }, ground) => {
  const [, mark = '', of, words = ''] = HELPING.exec(said) ?? [];
  if (words === '' || CARE.test(words)) return null;
  const helpers = groups[Number(mark)] ?? [];
  if (of !== undefined && !/^\w+ing\b/.test(words)) return shared(helpers, `work on ${words}`);
  return beginsWithVerb(words, ground) ? shared(helpers, words) : null;
};
const allOfUs: Sharing = (said, _, ground) => {
  const words = ALL_OF_US.exec(said)?.[1];
  return words === undefined ? null : shared(matesIn(ground).map(idOf), words);
};
const helped: Sharing = (said, marks, ground) =>
  helpedAtWork(said, marks, ground) ??
  withFirst(said, marks, ground) ??
  togetherLast(said, marks, ground) ??
  withLast(said, marks, ground) ??
  allOfUs(said, marks, ground);

const NOT = /\b(?:not|never|instead of|rather than|without|refuse to|avoid)\b[^@]*(?:@|$)/;
/** A deed without anybody who does it goes on with what companions were told. */
const goesOn = (said: string, before: Clause | undefined, ground: ReadingScene): Found | null =>
  before && before.doers.length > 0 && !/^(?:i|we|let|with)\b/.test(said) && beginsWithVerb(said, ground)
    ? theirs(before.doers, said)
    : null;

const clauseOf = (said: string, before: Clause | undefined, marks: Marked, ground: ReadingScene): Clause => {
  const found = caused(said, marks, ground) ?? helped(said, marks, ground) ?? goesOn(said, before, ground);
  return {
    ...(found ?? shared([], said)),
    isNegated: NOT.test(said),
    isCall: found === null && CALL.test(said),
  };
};

const JOINTS =
  /[.!?;\n]+|,? (?:and then|then|while|whilst|so that|meanwhile|whereas)\b|, (?:and |but |so )?| (?:and|but)\b |—| - |…/;
const STARTS = /^(?:i|we|let|have|make|tell|ask|order|send|with|@\d+)\b|^@/;
const OPENING_WORDS = /^(?:(?:please|then|now|so|ok|okay|also|just|and|next|first|well|but) )+/;
/** The clauses of a marked text; what begins with neither a subject nor a verb belongs to the one before it. */
export const clausesIn = (marks: Marked, ground: ReadingScene): readonly Clause[] =>
  marks.text
    .split(JOINTS)
    .map((said) => said.trim().replace(OPENING_WORDS, ''))
    .filter((said) => /[\p{L}\p{N}]/u.test(said))
    .reduce<readonly string[]>((all, said) => {
      const last = all.at(-1);
      const isOwn = last === undefined || STARTS.test(said) || beginsWithVerb(said, ground);
      return isOwn ? [...all, said] : [...all.slice(0, -1), `${last} and ${said}`];
    }, [])
    .reduce<readonly Clause[]>((all, said) => [...all, clauseOf(said, all.at(-1), marks, ground)], []);

/** The companion that a pronoun of an order means: one named before it, or else the only one whom it fits. */
export const mateMeant = (word: string, before: string, marks: Marked, ground: ReadingScene): string | null => {
  const last = /(@\d+)(?=[^@]*$)(?=.*(?:,|[.;]| and | then ))/.exec(before)?.[1];
  if (last !== undefined) return last;
  if (before.includes('@')) return null;
  if (word !== 'him' && word !== 'her') return null;
  const gender = word === 'her' ? 'female' : 'male';
  const isStranger = ground.named.some((one) => one.group === 'person' && one.isHere && one.gender === gender);
  const fits = peopleOf(ground).filter((mate) => mate.gender === gender);
  const at = marks.groups.findIndex(
    ([id, other]) => other === undefined && fits[0] !== undefined && id === idOf(fits[0]),
  );
  return !isStranger && fits.length === 1 && at >= 0 ? `@${at}` : null;
};
