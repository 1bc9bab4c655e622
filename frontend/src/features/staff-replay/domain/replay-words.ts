import { type ReplayedRoll, type ReplayLine } from '#contracts/session/replay-views.js';

/** 'Turn 4: talk, success'. */
export const turnWords = ({ turn, kind, success, ownWords, withdrawn }: ReplayLine): string => {
  if (kind === null) return 'Turn 0: the opening';
  const how = ownWords ? ' in own words' : '';
  return `Turn ${turn}: ${kind}${how}, ${success ? 'success' : 'failure'}${withdrawn ? ', taken back' : ''}`;
};

export const checkWords = ({ check, success }: Pick<ReplayLine, 'check' | 'success'>): string =>
  check === null
    ? 'Nothing was rolled.'
    : `Rolled ${check.roll}; ${check.chance} or less was needed: ${success ? 'success' : 'failure'}.`;

export const VERDICT_WORDS: Readonly<Record<ReplayedRoll['verdict'], string>> = {
  open: 'The seed is not revealed yet: it is when the saga ends.',
  verified: 'Verified: seed, commitment, path and every draw belong together.',
  wrong: 'Wrong: these draws do not follow from the revealed seed.',
};

/** 'kind talk, difficulty easy': what is not there is left out. */
const plain = (value: unknown): string => {
  if (Array.isArray(value))
    return value.map(plain).join(value.some((part) => typeof part === 'object') ? '; ' : ', ') || 'none';
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${name} ${typeof part === 'object' ? `(${plain(part)})` : String(part)}`)
    .join(', ');
};

const MOST = 160;
/** A value of a difference, shortened. */
export const valueWords = (value: unknown): string => {
  if (value === null) return 'nothing';
  const text = plain(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
};

/** The turn in an address; the first one where it names none that was played. */
export const turnIn = (search: string, turns: number): number => {
  const turn = Number(new URLSearchParams(search).get('turn') ?? 0);
  return Number.isInteger(turn) ? Math.min(Math.max(0, turn), turns) : 0;
};
