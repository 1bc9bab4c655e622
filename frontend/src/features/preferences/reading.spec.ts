import { FONT_LEVELS, FONT_PIXELS, levelOf } from './reading.js';

describe('the size of the story', () => {
  it.each([
    ['1', 1],
    ['5', 5],
    [null, 2],
    ['0', 2],
    ['6', 2],
    ['2.5', 2],
    ['large', 2],
  ])('stored as %s is level %d', (text, level) => expect(levelOf(text)).toBe(level));
  it('has a size for every level, the default of 18 px', () => {
    expect(FONT_PIXELS).toHaveLength(FONT_LEVELS.length);
    expect(FONT_PIXELS[levelOf(null) - 1]).toBe(18);
  });
});
