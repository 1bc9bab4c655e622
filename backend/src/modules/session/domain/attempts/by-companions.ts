import { type Attempt } from '#game/model/attempt.js';
import { type Companion } from '#game/model/character.js';
import { type Draw } from '#game/model/draw.js';
import { canCompanionDo, needsPerson } from './able.js';
import { stepped } from './circumstances.js';
import { impossible, type ImpossibleAttempt, isImpossible, type Situated } from './situated.js';
import { type AttemptEffects, type Trial, type VerbRule } from './verb-rule.js';

const LOYAL = 50;
const HURT = 4;
const TIRED = -3;

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The companions who are to do it; impossible where one of them has gone. */
const matesIn = ({ session, attempt }: Situated, ids: readonly string[]): readonly Companion[] | ImpossibleAttempt => {
  const mates = session.holdings.companions.filter(({ id }) => ids.includes(id));
  if (mates.length === new Set(ids).size) return mates;
  return impossible(
    attempt.doers.length + attempt.helpers.length === 1
      ? 'That one no longer goes with you.'
      : 'Not all of those whom you mean still go with you.',
  );
};

const notForThem = (attempt: Attempt, mates: readonly Companion[]): ImpossibleAttempt | null => {
  const { verb } = attempt;
  if (mates.length === 0) return null;
  if (verb === 'break-oath') return impossible('Your oath is yours. Nobody else can lay it down.');
  if (verb === 'dismiss') return impossible('Who goes with you is for you to say, and you alone.');
  const unable = mates.filter((mate) => !canCompanionDo(attempt, mate)).map(({ name }) => name);
  if (unable.length === 0) return null;
  const why = needsPerson(verb) || attempt.instrument !== null ? 'That takes a person.' : 'That is not to be asked.';
  return impossible(`${joined(unable)} would do much for you. ${why}`);
};

/** Companions who are asked along come along; null where nothing prevents it. */
export const companyRefusal = (at: Situated): ImpossibleAttempt | null => {
  const { doers, helpers } = at.attempt;
  const mates = matesIn(at, [...doers, ...helpers]);
  if (isImpossible(mates)) return mates;
  return notForThem(
    at.attempt,
    mates.filter(({ id }) => doers.includes(id)),
  );
};

/** If companions act, they bear the risk; the hero only has to persuade them. */
export const trialOfMates = (at: Situated, trial: Trial): Trial => {
  const mates = matesIn(at, at.attempt.doers);
  if (at.attempt.doers.length === 0 || isImpossible(mates) || trial.attribute === null) return trial;
  const unwilling = mates.some(({ loyalty }) => loyalty < LOYAL) ? 1 : 0;
  return { ...trial, attribute: 'charisma', difficulty: stepped(trial.difficulty, unwilling), risk: 'none' };
};

/** A companion who fails at something with a risk is hurt in place of the hero. */
const costOf = (at: Situated, { risk }: Trial, draw: Draw): Pick<AttemptEffects, 'companion'> => {
  const first = at.session.holdings.companions.find(({ id }) => id === at.attempt.doers[0]);
  if (first === undefined) return { companion: null };
  const wound = risk === 'none' ? 0 : Math.min(first.hitPoints - 1, draw('hurt', HURT));
  return { companion: { id: first.id, loyalty: TIRED, hitPoints: wound === 0 ? 0 : -wound, leaves: false } };
};

/** What is done in the hero's stead gives the hero neither strength nor a debt. */
export const effectsOfMates = (at: Situated, rule: VerbRule, success: boolean, draw: Draw): Partial<AttemptEffects> => {
  const effects = rule.effects(at, success, draw);
  const trial = rule.judge(at);
  if (at.attempt.doers.length === 0 || isImpossible(trial)) return effects;
  const own = { ...effects, hitPointsGained: 0, promises: false, breaks: null };
  return success ? own : { ...own, ...costOf(at, trial, draw) };
};
