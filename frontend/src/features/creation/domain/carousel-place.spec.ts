import { CARD, GAP, placeIn } from './carousel-place.js';

const FIVE = 5 * CARD + 4 * GAP;
const at = (scrollLeft: number, clientWidth: number): number =>
  placeIn({ scrollLeft, clientWidth, scrollWidth: Math.max(FIVE, clientWidth) }, 5);

describe('the place in a row of cards', () => {
  it('is counted in cards of 280 px with 16 px between them', () => expect([CARD, GAP]).toEqual([280, 16]));
  it('is the first before any scrolling', () => expect(at(0, 350)).toBe(0));
  it('is the card nearest to the start of the track', () =>
    expect([at(290, 350), at(450, 350), at(592, 350)]).toEqual([1, 2, 2]));
  it('is the last at the end, also if two cards are visible', () =>
    expect([at(FIVE - 350, 350), at(FIVE - 700, 700)]).toEqual([4, 4]));
  it('is the first if all cards are visible', () => expect(at(0, 2000)).toBe(0));
});
