import { type Verb } from '../../../../model/attempt.js';
import { type AttemptTelling, type AttemptWords, tellingOf } from '../../../builders/attempt-telling.js';
import * as dealing from './dealing.js';
import * as doing from './doing.js';
import * as speaking from './speaking.js';

type Told = Exclude<Verb, 'go'>;
const { breakOath, ...spoken } = speaking;
const WORDS: Readonly<Record<Told, AttemptWords>> = { ...doing, ...dealing, ...spoken, 'break-oath': breakOath };

/** How every verb is told. */
export const ATTEMPT_TELLINGS = Object.fromEntries(
  Object.entries(WORDS).map(([verb, words]) => [verb, tellingOf(words)]),
) as Readonly<Record<Told, AttemptTelling>>;
