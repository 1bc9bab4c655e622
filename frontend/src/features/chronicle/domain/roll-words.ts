import { type RecordedRoll } from '#contracts/session/dice-view.js';
import { type RollFault } from '#game/rules/dice/verify-saga.js';

const DEEDS: Readonly<Record<NonNullable<RecordedRoll['step']>['kind'], string>> = {
  force: 'By force',
  talk: 'With words',
  flight: 'Away',
  gift: 'With a gift',
  patience: 'With patience',
  explore: 'A search',
  rest: 'A rest',
  trade: 'A trade',
  craft: 'With skill',
  move: 'A way',
};

export const deedWords = ({ step }: RecordedRoll): string => (step === null ? 'The opening' : DEEDS[step.kind]);

/** 'charisma, hard: 35 in 100; rolled 61, failed' */
export const oddsWords = ({ check, success, draws, step }: RecordedRoll): string => {
  if (check !== null) {
    const { attribute, difficulty, chance, roll } = check;
    return `${attribute ?? 'no attribute'}, ${difficulty}: ${chance} in 100; rolled ${roll}, ${success ? 'succeeded' : 'failed'}`;
  }
  if (step === null) return draws.length === 0 ? 'as it was in the other saga' : 'the dice laid out the beginning';
  return draws.length === 0 ? 'nothing was left to the dice' : 'succeeds without a roll; the dice laid out what came';
};

const FAULTS: Readonly<Record<RollFault, string>> = {
  path: 'Wrong: it does not follow from the deed before it',
  draws: 'Wrong: these are not the dice of the sealed seed',
  outcome: 'Wrong: the roll that was shown is another',
};
export const verdictWords = (fault: RollFault | null): string => (fault === null ? 'Right' : FAULTS[fault]);
