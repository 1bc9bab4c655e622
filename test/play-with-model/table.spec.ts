import { grammarIntentReader } from '#backend/modules/narration/reading/grammar.intent-reader.js';
import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { inWords, readTable } from './table.js';

const tables = [{ isBlind: false }, { isBlind: true }];
const { readByRules } = grammarIntentReader;

describe('the rate of the reading table', () => {
  it.each(tables)('counts what is read as it is meant: %j', async ({ isBlind }) => {
    let asked = 0;
    const read: IntentReader['read'] = (text, scene) => {
      asked += 1;
      return Promise.resolve(readByRules(text, scene));
    };
    const { right, of } = await readTable({ read, readByRules }, { isBlind, atOnce: 4 });
    expect(asked).toBe(of);
    expect(right).toBeGreaterThan(of / 2);
    expect(right).toBeLessThanOrEqual(of);
  });

  it.each(tables)('is low for a reader that reads every sentence alike: %j', async ({ isBlind }) => {
    const read: IntentReader['read'] = (_, scene) => Promise.resolve(readByRules('I look around', scene));
    const { right, of } = await readTable({ read, readByRules }, { isBlind, atOnce: 4 });
    expect(right).toBeLessThan(of / 4);
  });

  it('is said as a share', () => expect(inWords({ right: 1, of: 8 })).toBe('12.5 % of 8 sentences'));
});
