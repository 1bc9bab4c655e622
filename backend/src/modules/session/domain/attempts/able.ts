import { type Attempt, type Verb } from '#game/model/attempt.js';
import { type Companion, isPerson } from '#game/model/character.js';

/** What takes words, or what beasts have no use for. */
const FOR_PEOPLE: ReadonlySet<Verb> = new Set<Verb>([
  ...(['ask', 'talk', 'give', 'trade', 'sell', 'promise', 'trick', 'make', 'pray', 'sing', 'bury', 'teach'] as const),
  ...(['swear', 'spare', 'tend', 'dismiss', 'break-oath'] as const),
]);
export const needsPerson = (verb: Verb): boolean => FOR_PEOPLE.has(verb);

type Beast = Exclude<Companion['type'], 'bodyguard' | 'humanoid'>;
/** What a beast of a kind can't do, of all that takes no person. */
const CANNOT: Readonly<Record<Beast, ReadonlySet<Verb>>> = {
  animal: new Set(),
  mount: new Set(['look', 'search', 'steal', 'hide', 'climb', 'send']),
  bird: new Set(['use', 'climb', 'swim', 'threaten']),
};

/** Whether a companion can do it, or help with it: a beast by its kind, and nothing that is done with a tool in the hand. */
export const canCompanionDo = (
  { verb, instrument }: Pick<Attempt, 'verb' | 'instrument'>,
  { type }: Companion,
): boolean => {
  if (isPerson({ type })) return true;
  return !FOR_PEOPLE.has(verb) && instrument === null && !CANNOT[type as Beast].has(verb);
};

/** Beasts who can't help with it are only there: nothing is told of their help. */
export const withAbleHelpers = (attempt: Attempt, companions: readonly Companion[]): Attempt => {
  const unable = companions.filter((mate) => !canCompanionDo(attempt, mate)).map(({ id }) => id);
  const helpers = attempt.helpers.filter((id) => !unable.includes(id));
  return helpers.length === attempt.helpers.length ? attempt : { ...attempt, helpers };
};
