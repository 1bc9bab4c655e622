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
    expect(FONT_LEVELS).toEqual(['Very Small', 'Small', 'Medium', 'Large', 'Very Large']);
    expect(FONT_PIXELS).toEqual([16, 18, 20, 22, 26]);
    expect(FONT_PIXELS[levelOf(null) - 1]).toBe(18);
  });
});
