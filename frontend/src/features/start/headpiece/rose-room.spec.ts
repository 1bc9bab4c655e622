import { type Box, roseRoom } from './rose-room.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** The strip, the slips and the title as a browser lays them out. */
const PAGES = {
  'phone 390 x 844': [{ width: 390, height: 272 }, box(20, 18, 363, 51), box(20, 59, 238, 105), box(42, 230, 350, 281)],
  'phone, logged in': [
    { width: 390, height: 272 },
    box(20, 18, 363, 51),
    box(20, 59, 370, 105),
    box(42, 230, 350, 281),
  ],
  '844 x 390': [{ width: 844, height: 208 }, box(20, 24, 364, 57), box(606, 18, 824, 64), box(93, 165, 757, 270)],
  'tablet 820 x 1180': [
    { width: 820, height: 400 },
    box(20, 24, 364, 57),
    box(582, 18, 800, 64),
    box(90, 300, 734, 410),
  ],
  'laptop 1366 x 768': [
    { width: 1366, height: 323 },
    box(20, 18, 364, 51),
    box(1128, 18, 1346, 52),
    box(316, 216, 1054, 340),
  ],
  'desk 1440 x 900': [
    { width: 1440, height: 378 },
    box(48, 18, 392, 51),
    box(1174, 18, 1392, 52),
    box(354, 246, 1092, 370),
  ],
  'wide 2560 x 1440': [
    { width: 2560, height: 400 },
    box(608, 18, 952, 51),
    box(1734, 18, 1952, 52),
    box(912, 290, 1650, 414),
  ],
} as const;

describe('the compass of the first page', () => {
  it.each(Object.entries(PAGES))('is whole on a %s, and touches neither slip nor title', (_, [strip, ...taken]) => {
    const { x, y, radius } = roseRoom(strip, taken);
    const rose = box(x - radius, y - 1.4 * radius, x + radius, y + radius);
    expect(radius).toBeGreaterThanOrEqual(26);
    expect([rose.left > 0, rose.top > 0, rose.right < strip.width, rose.bottom < strip.height]).toEqual(
      Array(4).fill(true),
    );
    const touched = taken.filter(
      (other) =>
        rose.left < other.right && rose.right > other.left && rose.top < other.bottom && rose.bottom > other.top,
    );
    expect(touched).toEqual([]);
  });

  it('grows with the page', () => {
    const [[phone, ...small], [desk, ...large]] = [PAGES['phone 390 x 844'], PAGES['desk 1440 x 900']];
    expect(roseRoom(desk, large).radius).toBeGreaterThan(1.5 * roseRoom(phone, small).radius);
  });
});
