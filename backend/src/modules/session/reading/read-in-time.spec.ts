import { attemptAt } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReader, type IntentReading } from '../intent-reader.port.js';
import { readInTime } from './read-in-time.js';

const readAs = (verb: 'search' | 'talk', confidence: number): IntentReading => ({
  kind: 'reading',
  attempt: attemptAt(verb),
  confidence,
});
const byRules = readAs('search', 0.2);
const readerOf = (read: IntentReader['read']): IntentReader => ({ read, readByRules: () => byRules });
const words = { text: 'Good day', scene: {} as Scene, userId: 'ann' };
const LONG_MS = 60_000;

describe("a player's own words", () => {
  it.each<[string, IntentReading]>([
    ['a deed', readAs('talk', 0.9)],
    ['a question back', { kind: 'ask-back', question: 'Whom?', options: ['I ask Grim'] }],
    ['an answer', { kind: 'answer', text: 'It is noon.' }],
  ])('are what the reader makes of them: %s', async (_name, reading) => {
    expect(
      await readInTime(
        readerOf(() => Promise.resolve(reading)),
        words,
        LONG_MS,
      ),
    ).toEqual(reading);
  });

  it.each<[string, IntentReader['read']]>([
    ['is not sure', () => Promise.resolve(readAs('talk', 0.1))],
    ['fails', () => Promise.reject(new Error('out of reach'))],
    ['is too slow', () => new Promise(() => undefined)],
  ])('are read by the rules where the reader %s', async (_name, read) => {
    expect(await readInTime(readerOf(read), words, 20)).toEqual(byRules);
  });

  it('are taken from a reader that is too slow: it is told to stop', async () => {
    const signals: AbortSignal[] = [];
    const slow = readerOf((_text, _scene, signal) => (signals.push(signal), new Promise(() => undefined)));
    await readInTime(slow, words, 20);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
