import { type Intent } from '#game/model/intent.js';
import { type IntentReader } from '../../intent-reader.port.js';
import { intentIn } from './intent-in.js';

const intent = (kind: Intent['kind']): Intent => ({
  kind,
  offerId: null,
  to: null,
  attribute: null,
  difficulty: 'medium',
});
const byRules = intent('explore');
const readerOf = (read: IntentReader['read']): IntentReader => ({ read, readByRules: () => byRules });
const choices = { offers: [], movement: [] };

describe("the deed that a player's own words mean", () => {
  it("is the reader's", async () => {
    const reader = readerOf(() => Promise.resolve({ kind: 'reading', intent: intent('talk'), confidence: 0.9 }));
    expect(await intentIn(reader, 'Good day', choices)).toEqual(intent('talk'));
  });
  it.each<[string, IntentReader['read']]>([
    ['is not sure', () => Promise.resolve({ kind: 'reading', intent: intent('talk'), confidence: 0.1 })],
    ['would ask back', () => Promise.resolve({ kind: 'ask-back', question: 'Whom?' })],
    ['refuses', () => Promise.resolve({ kind: 'refusal', reason: 'no deed' })],
    ['fails', () => Promise.reject(new Error('out of reach'))],
    ['is too slow', () => new Promise(() => undefined)],
  ])('is read by the rules where the reader %s', async (_name, read) => {
    expect(await intentIn(readerOf(read), 'Good day', choices, 20)).toEqual(byRules);
  });
  it('aborts a reader that is too slow', async () => {
    const signals: AbortSignal[] = [];
    const slow = readerOf((_text, _choices, signal) => (signals.push(signal), new Promise(() => undefined)));
    await intentIn(slow, 'Good day', choices, 20);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
