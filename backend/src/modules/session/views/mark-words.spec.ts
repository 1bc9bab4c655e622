import { markWords } from './mark-words.js';

it.each([
  [{ of: 'oath', boxes: 4 }, 'Oath 4 of 10'],
  [{ of: 'threat', segments: 2 }, 'Threat 2 of 12'],
  [{ of: 'lead', how: 'found' }, 'A lead found'],
  [{ of: 'matter', name: 'Gro', how: 'settled' }, 'Settled: Gro'],
  [{ of: 'person', name: 'Gro', mood: 'warm' }, 'Gro is warm'],
  [{ of: 'person', name: 'Gro', mood: 'hates' }, 'Gro hates you'],
  [{ of: 'setback', how: 'hour' }, 'An hour lost'],
] as const)('of %o the margin says %s', (mark, words) => expect(markWords(mark)).toBe(words));
