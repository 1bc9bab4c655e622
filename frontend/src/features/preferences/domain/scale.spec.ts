import { autoScale, percentOf } from './scale.js';

describe('the scale of the page', () => {
  it.each([
    [390, 844, 100],
    [320, 640, 85],
    [430, 932, 110],
    [820, 1180, 100],
    [1440, 900, 100],
    [1024, 768, 85],
    [1920, 1080, 120],
    [1920, 900, 100],
    [3840, 2160, 150],
  ])('in a window of %d by %d is %d percent', (width, height, percent) =>
    expect(autoScale(width, height)).toBe(percent),
  );

  it.each([
    [null, 100],
    ['110', 110],
    ['112', 110],
    ['20', 70],
    ['400', 150],
    ['wide', 100],
    ['0', 100],
    ['-5', 100],
  ])('stored as %s is %d percent', (text, percent) => expect(percentOf(text)).toBe(percent));
});
