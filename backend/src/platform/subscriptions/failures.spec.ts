import { isPassing, PoisonEventError } from './failures.js';

const withCode = (code: string, message = 'it failed'): Error => Object.assign(new Error(message), { code });
const named = (name: string): Error => Object.assign(new Error('it failed'), { name });

describe('a failure', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('40P01'),
    withCode('53300'),
    withCode('55P03'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    named('EventStoreUnavailableError'),
    named('LogUnavailableError'),
    named('CheckpointMovedError'),
    named('LogSilentError'),
  ])('of the server, the network or the log may pass: %s', (error) => {
    expect(isPassing(error)).toBe(true);
  });

  it.each([
    withCode('22P02'),
    withCode('23502'),
    withCode('42P01'),
    withCode('ERR_INVALID_ARG_TYPE'),
    new TypeError('undefined is not a function'),
    named('UnreadableEventError'),
    new PoisonEventError({ id: 'e1', type: 'TurnResolved', position: 1n }, withCode('57P01')),
    'text',
  ])('of the event does not: %s', (error) => {
    expect(isPassing(error)).toBe(false);
  });
});
