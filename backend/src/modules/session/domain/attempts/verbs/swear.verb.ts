import { type VerbRule } from '../verb-rule.js';
import { promise } from './promise.verb.js';

const LOYALTY = 3;

/** An oath to somebody is a promise; the oath of the saga, sworn again, heartens those who hear it. */
export const swear: VerbRule = {
  judge: (at) =>
    at.object?.of === 'oath' || (at.addressee === null && at.object === null)
      ? { kind: 'talk', attribute: null, difficulty: 'easy', risk: 'none' }
      : promise.judge(at),
  answers: (at) =>
    at.object?.of !== 'oath' && (at.addressee !== null || at.object !== null) && promise.answers?.(at) !== false,
  effects: (at, success, draw) =>
    at.object?.of === 'oath' || (at.addressee === null && at.object === null)
      ? { loyalty: LOYALTY }
      : promise.effects(at, success, draw),
  toward: () => 'for',
};
