import { attemptAt } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type IntentReader } from '../../intent-reader.port.js';
import { attemptIn } from './intent-in.js';

const byRules = attemptAt('search');
const readerOf = (read: IntentReader['read']): IntentReader => ({
  read,
  readByRules: () => ({ kind: 'reading', attempt: byRules, confidence: 1 }),
});
const scene = {} as Scene;

describe("the attempt that a player's own words mean", () => {
  it("is the reader's", async () => {
    const reader = readerOf(() => Promise.resolve({ kind: 'reading', attempt: attemptAt('talk'), confidence: 0.9 }));
    expect(await attemptIn(reader, 'Good day', scene)).toEqual(attemptAt('talk'));
  });
  it.each<[string, IntentReader['read']]>([
    ['is not sure', () => Promise.resolve({ kind: 'reading', attempt: attemptAt('talk'), confidence: 0.1 })],
    ['would ask back', () => Promise.resolve({ kind: 'ask-back', question: 'Whom?', options: [] })],
    ['answers', () => Promise.resolve({ kind: 'answer', text: 'It is noon.' })],
    ['fails', () => Promise.reject(new Error('out of reach'))],
    ['is too slow', () => new Promise(() => undefined)],
  ])('is read by the rules where the reader %s', async (_name, read) => {
    expect(await attemptIn(readerOf(read), 'Good day', scene, 20)).toEqual(byRules);
  });
  it('aborts a reader that is too slow', async () => {
    const signals: AbortSignal[] = [];
    const slow = readerOf((_text, _choices, signal) => (signals.push(signal), new Promise(() => undefined)));
    await attemptIn(slow, 'Good day', scene, 20);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
