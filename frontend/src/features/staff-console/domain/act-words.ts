import { type StaffActView } from '#contracts/support/views.js';

const tokens = (amount: number): string => `${amount} ${amount === 1 ? 'token' : 'tokens'}`;

const FACTOR: Readonly<Record<string, string>> = {
  enrolled: 'Set up a second factor',
  code: 'Passed with a code',
  'recovery-code': 'Passed with a recovery code',
  reset: 'The second factor was reset',
};
const VIEWS: Readonly<Record<string, string>> = {
  search: 'Looked for somebody',
  person: 'Opened a person’s page',
  ledger: 'Read a person’s ledger',
  lead: 'Opened a lead',
  replay: 'Opened a saga’s replay',
  'replay-timeline': 'Read a saga’s timeline',
  'replay-turn': 'Saw a turn of a saga',
  'replay-comparison': 'Compared two turns of a saga',
  capsule: 'Downloaded a saga',
  record: 'Read the record of staff',
  analytics: 'Read the analytics',
};
const ACTS: Readonly<Record<string, (amount: number) => string>> = {
  'give-back-tokens': (amount) => `Gave back ${tokens(amount)}`,
  'take-back-tokens': (amount) => `Took back ${tokens(amount)}`,
  'restore-hit-points': (amount) => `Set the hit points to ${amount}`,
  'end-stuck-turn': () => 'Ended a stuck turn',
  'forget-device': () => 'Forgot a device',
};
const OUTCOMES = { unchanged: 'nothing was left to do', refused: 'refused' };

const kebab = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1).replaceAll('-', ' ');

const viewed = ({ what, unmasked }: StaffActView): string =>
  `${VIEWS[what] ?? `Looked at: ${what.replaceAll('-', ' ')}`}${unmasked ? ', unmasked' : ''}`;
const acted = ({ what, amount, outcome }: StaffActView): string => {
  const words = ACTS[what]?.(amount ?? 0) ?? kebab(what);
  if (outcome === 'done') return words;
  return `${words}: ${outcome === null ? 'not finished yet' : OUTCOMES[outcome]}`;
};

/** An entry of the record, as a sentence. */
export const wordsOf = (act: StaffActView): string => {
  switch (act.kind) {
    case 'second-factor':
      return FACTOR[act.what] ?? kebab(act.what);
    case 'view':
      return viewed(act);
    case 'act':
      return acted(act);
  }
};
