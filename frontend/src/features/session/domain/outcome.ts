import { type ActionResult } from '#contracts/session/views.js';
import { messageOf } from '../../../lib/http-error.js';
import { capitalised, uncapitalised } from '../../../lib/words.js';

/** The notes in the margin beside an entry. */
export interface MarginNotes {
  readonly badges: readonly { readonly text: string; readonly tone: 'success' | 'loss' | 'failure' }[];
  readonly notes: readonly string[];
}

/** The chance of success, in percent. */
export const neededOf = ({ check: made, successChance }: Pick<ActionResult, 'check' | 'successChance'>): number =>
  made?.chance ?? successChance ?? 75;

const coins = ({ coinsDelta: delta, success }: ActionResult): readonly string[] => {
  if (delta === 0) return [];
  const changed = delta > 0 ? 'Gained' : success ? 'Paid' : 'Lost';
  return [`${changed} ${Math.abs(delta)} ${Math.abs(delta) === 1 ? 'coin' : 'coins'}`];
};

const check = (result: ActionResult): readonly string[] => {
  const { check: made, roll } = result;
  if (roll === null) return [];
  const tested = made === null || made.attribute === null ? [] : [`${capitalised(made.attribute)}, ${made.difficulty}`];
  return [...tested, `Rolled ${roll}, needed\u00a0≤\u00a0${neededOf(result)}`];
};

const lossOf = (hitPoints: number): MarginNotes['badges'] =>
  hitPoints > 0 ? [{ text: `[-${hitPoints} HP]`, tone: 'loss' }] : [];

/** '[SUCCESS]' on success, '[-N HP]' on loss of hit points (specification section 2); a failure without one is marked too. */
const badgesOf = ({ success, hitPointsLost }: ActionResult): MarginNotes['badges'] => {
  if (success) return [{ text: '[SUCCESS]', tone: 'success' }, ...lossOf(hitPointsLost)];
  return hitPointsLost > 0 ? lossOf(hitPointsLost) : [{ text: '[FAILED]', tone: 'failure' }];
};

/** The badges, the roll, what was gained or lost, and what changed in the saga. */
export const marginOf = (result: ActionResult): MarginNotes => ({
  badges: badgesOf(result),
  notes: [
    ...check(result),
    ...(result.hitPointsGained > 0 ? [`Gained ${result.hitPointsGained} HP`] : []),
    ...coins(result),
    ...result.itemsGained.map(({ name }) => `Gained: ${uncapitalised(name)}`),
    ...result.itemsLost.map(({ name }) => `Lost: ${uncapitalised(name)}`),
    ...result.marks,
  ],
});

/** The toast of an outcome, in the words of specification section 8. */
export const outcomeToast = (
  result: ActionResult,
  hitPoints: number,
): { readonly title: string; readonly description: string; readonly tone: 'success' | 'failure' } => {
  const roll = result.roll === null ? [] : [`Rolled ${result.roll} (needed ≤${neededOf(result)})`];
  const change = result.success
    ? result.hitPointsGained > 0
      ? [`Gained ${result.hitPointsGained} HP`]
      : []
    : result.hitPointsLost > 0
      ? [`Lost ${result.hitPointsLost} HP`]
      : [];
  return {
    title: result.success ? 'Action Succeeded!' : 'Action Failed!',
    description: [...roll, ...change, `Current HP: ${hitPoints}`].join('. '),
    tone: result.success ? 'success' : 'failure',
  };
};

/** The toast of an action that was not played (specification section 8). */
export const failureToast = (error: Error) =>
  ({
    title: 'Action Failed',
    description: messageOf(error, 'There was an error processing your action. Please try again.'),
    tone: 'failure',
  }) as const;
