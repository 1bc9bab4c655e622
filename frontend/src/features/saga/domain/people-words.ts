import { type Dealing, type Mood, type Person } from '#game/model/saga.js';

const MOOD: Readonly<Record<Mood, string>> = {
  hates: 'hostile',
  resents: 'resentful',
  wary: 'wary',
  civil: 'civil',
  warm: 'warm',
  devoted: 'devoted',
};

export const moodOf = ({ mood, alive }: Pick<Person, 'mood' | 'alive'>): string => (alive ? MOOD[mood] : 'dead');

interface Pronouns {
  readonly he: string;
  readonly him: string;
}
type Line = (them: Pronouns) => string;

/** What is the same after a success and after a failure. */
const both = (line: Line): readonly [Line, Line] => [line, line];

/** The words for each kind of deed: after a success, and after a failure. */
const PASSED: Readonly<Record<string, readonly [won: Line, lost: Line]>> = {
  force: [({ him }) => `you got the better of ${him}`, ({ he }) => `${he} got the better of you`],
  craft: [() => 'you managed by skill', ({ he }) => `${he} saw through you`],
  talk: [({ him }) => `you talked ${him} round`, ({ he }) => `${he} would not be talked round`],
  flight: [({ him }) => `you got away from ${him}`, ({ him }) => `you did not get away from ${him}`],
  gift: [({ he }) => `${he} took what you gave`, ({ he }) => `${he} would not have your gift`],
  patience: [({ him }) => `you waited ${him} out`, ({ he }) => `${he} waited you out`],
  trade: [({ him }) => `you struck a bargain with ${him}`, ({ him }) => `you struck no bargain with ${him}`],
  explore: [({ him }) => `you found your way past ${him}`, ({ him }) => `you lost your way before ${him}`],
  heeded: both(({ him }) => `you listened to ${him}`),
  crossed: both(({ him }) => `you did not listen to ${him}`),
  quarrelled: both(({ he }) => `${he} quarrelled with you`),
  hurt: both(({ he }) => `${he} took a blow for you`),
};

const TIMES = ['', '', ' twice', ' three times', ' four times'];

/** One line per deed, without duplicates. */
const linesOf = (dealings: readonly Dealing[], them: Pronouns): readonly string[] => {
  const lines = dealings.map(({ kind, success }) => PASSED[kind]?.[success ? 0 : 1](them) ?? `you crossed ${them.him}`);
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => `${line}${TIMES[count] ?? ''}`);
};

const ROLE: Readonly<Record<Person['role'], Line>> = {
  who: ({ him }) => `you swore to ${him}`,
  foe: ({ he }) => `${he} stands behind the threat`,
  companion: ({ he }) => `${he} goes with you`,
  met: () => '',
};

/** The history between a person and the player: 'you swore to her; she took what you gave'. */
export const passedWith = ({ gender, role, dealings }: Pick<Person, 'gender' | 'role' | 'dealings'>): string => {
  const them = gender === 'female' ? { he: 'she', him: 'her' } : { he: 'he', him: 'him' };
  return [ROLE[role](them), ...linesOf(dealings, them)].filter((line) => line !== '').join('; ');
};
