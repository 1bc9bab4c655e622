import { type Judgement, type VerbRule } from '../verb-rule.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { thinksIll } from '../../saga/people.rules.js';
import { meantIn, personIn } from '../partner.js';
import { bodySteps, handsSteps, stepped, toolSteps } from '../circumstances.js';
import { isArmed } from '../things.js';
import { impossible, isImpossible, type Situated } from '../situated.js';

const SPOILS = { find: 45, coins: 4 } as const;

const difficultyOf = (at: Situated): ChoiceDifficulty => {
  const help = Math.max(-1, handsSteps(at) + toolSteps(at, 'force'));
  return stepped('medium', help + bodySteps(at) + (isArmed(at.session) ? 0 : 1));
};
const atThing = (at: Situated): Judgement =>
  at.object?.of === 'sight'
    ? { kind: 'force', attribute: 'strength', difficulty: difficultyOf(at), risk: 'slight' }
    : impossible('You look about for somebody to fight. There is nobody who would oblige.');

/** A fight. A person who hates the player and loses the fight dies. */
export const attack: VerbRule = {
  judge: (at) => {
    const foe = meantIn(at);
    if (foe !== null && isImpossible(foe)) return foe;
    if (foe?.of === 'companion')
      return impossible(`${foe.companion.name} stands with you. If it has come to that, send your friend away.`);
    if (foe === null && !at.met) return atThing(at);
    return { kind: 'force', attribute: 'strength', difficulty: difficultyOf(at), risk: 'serious' };
  },
  effects: (at, success, draw) =>
    success && (at.met || meantIn(at) !== null)
      ? { coins: draw('coins', SPOILS.coins), finds: draw('find', 100) <= SPOILS.find, loyalty: 1 }
      : {},
  toward: (at) => {
    const person = personIn(at);
    return person && thinksIll(person) ? 'deadly' : 'against';
  },
};
