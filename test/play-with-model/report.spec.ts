import { type PlayedTurn } from './play.js';
import { percentile, report } from './report.js';

const turn = (wholeMs: number, over: Partial<PlayedTurn['telling'] & object> = {}): PlayedTurn => ({
  firstSentenceMs: wholeMs / 2,
  wholeMs,
  telling: { narrator: 'model', usage: { inputTokens: 1_000, outputTokens: 200 }, verdicts: [], ...over },
});

describe('the report of a game that was played with a model', () => {
  const turns = [
    turn(1_000),
    turn(3_000, { verdicts: [{ rule: 'names', passed: false, detail: 'Ragnvald the Unknown' }] }),
    turn(9_000, { narrator: 'floor', verdicts: [{ rule: 'complete', passed: false, detail: 'too-slow: 20 s' }] }),
  ];
  it('has times, violations, fallbacks, tokens and cost, and nobody’s words', () => {
    const text = report(turns, { input: 2, output: 10 });
    expect(text.split('\n')).toEqual([
      '3 turns: 2 told by the model, 1 by the built-in narrator',
      'to the first sentence: p50 1.5 s, p95 4.5 s',
      'whole: p50 3.0 s, p95 9.0 s',
      'not told in time: 0',
      'violations by rule: names 1',
      'fallbacks by reason: too-slow 1',
      'tokens: 3000 in, 600 out; a turn: 1200',
      'cost: 0.0120, a turn: 0.00400',
    ]);
    expect(text).not.toMatch(/Ragnvald/);
  });
  it('has no cost without prices, and no times without turns', () => {
    expect(report(turns, null)).not.toMatch(/cost/);
    expect(report([], null)).toMatch(/p50 none, p95 none/);
  });
  it('counts a share of the values, not between them', () => {
    expect([percentile([], 0.5), percentile([4], 0.95), percentile([1, 2, 3, 4], 0.5)]).toEqual([null, 4, 2]);
  });
});
