import fc from 'fast-check';
import { hexesWithin, neighboursOf } from '#game/model/hex.js';
import { centreOf, cornersOf, hexAt, pointOfCorner, sidesOf } from './grid.js';

const hexes = fc.record({ q: fc.integer({ min: -20, max: 20 }), r: fc.integer({ min: -20, max: 20 }) });

describe('the grid of the chart', () => {
  it('finds the hex of any point near its centre', () => {
    fc.assert(
      fc.property(
        hexes,
        fc.double({ min: 0, max: 0.85, noNaN: true }),
        fc.double({ min: 0, max: 7, noNaN: true }),
        (hex, far, turn) => {
          const { x, y } = centreOf(hex);
          expect(hexAt({ x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) })).toEqual(hex);
        },
      ),
    );
  });

  it('sets the corners of a hex one unit from its centre', () => {
    for (const hex of hexesWithin(2)) {
      const { x, y } = centreOf(hex);
      for (const corner of cornersOf(hex).map(pointOfCorner))
        expect(Math.hypot(corner.x - x, corner.y - y)).toBeCloseTo(1);
    }
  });

  it('gives two neighbours the same side in opposite directions', () => {
    for (const { from, to, beyond } of sidesOf({ q: 2, r: -1 })) {
      expect(neighboursOf({ q: 2, r: -1 })).toContainEqual(beyond);
      expect(sidesOf(beyond)).toContainEqual({ from: to, to: from, beyond: { q: 2, r: -1 } });
    }
  });
});
