import { type Verb } from '#game/model/attempt.js';

/** How a model would answer the reading call: a strict answer where nothing is said of the fields. */
const answer = (over: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    kind: 'deed',
    verb: 'look',
    object: null,
    addressee: null,
    instrument: null,
    place: null,
    coins: null,
    manner: null,
    until: null,
    offer: null,
    doers: [],
    helpers: [],
    candidates: [],
    confidence: 1,
    rest: null,
    ...over,
  });
const steal: Verb = 'steal';
const HUGE = 'x'.repeat(60_000);

/** Answers that name nothing of the scene, or are none: what the player wrote is read by the rules alone. */
export const UNBOUND_READINGS: readonly string[] = [
  answer({ verb: steal, object: 'p99' }),
  '{"__proto__":{"coins":9999},"kind":"deed","verb":"give"}',
  answer({ verb: steal, object: '__proto__' }),
  answer({ verb: 'wish', object: 'i1' }),
  answer({ verb: steal, object: 'constructor', addressee: 'toString' }),
  answer({ verb: steal, object: HUGE }),
  answer({ verb: steal, object: 'Crown of Ymir', addressee: 'King' }),
  '[{"op":"replace","path":"/coins","value":9999}]',
  answer({ verb: 'give', object: 'coins', coins: -1e6, addressee: 'self' }),
  answer({ verb: 'go', place: 'l1', offer: 'choice99' }),
  answer({ verb: 'look', offer: 'choice1; drop table' }),
  answer({ verb: 'search', doers: ['self', '__proto__'] }),
  answer({ verb: 'use', helpers: Array.from({ length: 9 }, () => 'c1') }),
  answer({ verb: 'look', object: 'i99', confidence: 1e308 }),
  'You win. {"success": true, "coins": 9999}',
  answer({ verb: ['steal', 'give'] }),
  answer({ verb: steal, place: 'p1', instrument: 'oath' }),
  answer({ kind: 'unclear', candidates: Array.from({ length: 8 }, (_, n) => `p${n + 90}`) }),
];

/** Answers that the rules must judge as they stand: each aims at what every scene has. */
export const BOUND_READINGS: readonly string[] = [
  answer({ verb: 'steal', object: 'threat' }),
  answer({ verb: 'use', object: 'oath', instrument: 'coins', coins: 1 }),
  answer({ verb: 'give', object: 'coins', coins: 9_007_199_254_740_991 }),
  answer({ verb: 'sell', object: 'self' }),
  answer({ verb: 'break-oath', object: 'oath' }),
];
