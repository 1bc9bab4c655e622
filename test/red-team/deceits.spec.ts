import { DECEITS } from './deceits.js';

describe('the table of deceits', () => {
  it('holds more than sixty, each by a name of its own', () => {
    expect(DECEITS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(DECEITS.map(({ name }) => name)).size).toBe(DECEITS.length);
  });
});
