import { autoScale, percentOf } from './scale.js';

describe('the scale of the page', () => {
  it.each([
    [390, 844, 100],
    [320, 640, 100],
    [430, 932, 100],
    [820, 1180, 100],
    [1023, 1600, 100],
    [1024, 768, 100],
    [1366, 768, 100],
    [1440, 900, 100],
    [1920, 900, 100],
    [1920, 1080, 120],
    [2560, 1440, 160],
    [3840, 2160, 200],
  ])('in a window of %d by %d is %d percent', (width, height, percent) =>
    expect(autoScale(width, height)).toBe(percent),
  );

  it.each([
    [null, 100],
    ['110', 110],
    ['112', 110],
    ['20', 70],
    ['400', 200],
    ['wide', 100],
    ['0', 100],
    ['-5', 100],
  ])('stored as %s is %d percent', (text, percent) => expect(percentOf(text)).toBe(percent));
});
