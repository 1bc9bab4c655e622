import { type ModelFault } from '../chat-model.port.js';

/** What an operator reads of a fault. Whatever the endpoint itself said stays there: it may repeat keys and prompts. */
export const FAULT_WORDS: Readonly<Record<ModelFault, string>> = {
  unreachable: 'it can not be reached',
  unauthorised: 'it refuses the key or the account',
  'not-found': 'it knows no such model or path',
  conflict: 'it answers with a conflict',
  'rate-limited': 'it is asked too often',
  'server-error': 'it fails',
  'bad-request': 'it refuses the request',
  'too-slow': 'it takes too long',
  stalled: 'it fell silent in the middle of an answer',
  'cut-off': 'its answer was cut off',
  'too-long': 'its answer reached the limit of tokens',
  empty: 'its answer is empty',
  refused: 'the model refused to answer',
  filtered: 'its filter held the answer back',
  malformed: 'its answer can not be read',
  'circuit-open': 'it failed too often, and is left alone for a while',
  stopped: 'the call was stopped',
};
