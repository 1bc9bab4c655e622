import fc from 'fast-check';
import { centreOf } from '../../../drawing/chart/survey/grid.js';
import { clampZoom, held, offsetOf, panBy, pointAt, reveal, zoomAbout, ZOOM, type Pane } from './camera.js';
import { contains, plateFrame, viewFrame, WHOLE } from './frame.js';
import { steer } from './steer.js';

const PANE: Pane = { width: 600, height: 480, hexSize: 8 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const cameras = fc.record({ x: number(-10, 10), y: number(-10, 10), zoom: number(1.5, 4) });

describe('the camera', () => {
  it('keeps to the specified range of zoom', () => {
    expect([clampZoom(0.1), clampZoom(9), clampZoom(1.5 + 0.1 + 0.1 + 0.1)]).toEqual([0.5, 4, 1.8]);
    expect(ZOOM).toEqual({ least: 0.5, most: 4, initial: 1.5, wheelStep: 0.1, buttonStep: 0.2 });
  });

  it('zooms about the pointer: the point under it stays', () => {
    fc.assert(
      fc.property(cameras, number(-150, 150), number(-100, 100), (camera, x, y) => {
        const before = pointAt(camera, { x, y }, PANE.hexSize),
          after = zoomAbout(camera, camera.zoom + 0.1, { x, y }, PANE);
        const free = zoomAbout(camera, camera.zoom + 0.1, { x, y }, { ...PANE, width: 0, height: 0 });
        const under = offsetOf(free, before, PANE.hexSize);
        expect(under.x).toBeCloseTo(x, 3);
        expect(under.y).toBeCloseTo(y, 3);
        expect(after.zoom).toBe(free.zoom);
      }),
    );
  });

  it('moves with a drag, and never off the chart', () => {
    fc.assert(
      fc.property(cameras, number(-5000, 5000), number(-5000, 5000), (camera, dx, dy) => {
        const moved = panBy(camera, dx, dy, PANE);
        expect(held(moved, PANE)).toEqual(moved);
        expect(Math.abs(moved.x)).toBeLessThanOrEqual(28.5);
        expect(Math.abs(moved.y)).toBeLessThanOrEqual(25);
      }),
    );
    expect(panBy({ x: 0, y: 0, zoom: 1 }, 8, -16, { ...PANE, width: 0, height: 0 })).toEqual({ x: -1, y: 2, zoom: 1 });
  });

  it('brings a cell into view and does not move if it is visible already', () => {
    const camera = { x: 0, y: 0, zoom: 4 };
    expect(reveal(camera, { x: 1, y: 1 }, PANE, 60)).toEqual(camera);
    const moved = reveal(camera, { x: 15, y: 0 }, PANE, 60);
    expect(offsetOf(moved, { x: 15, y: 0 }, PANE.hexSize).x).toBeCloseTo(PANE.width / 2 - 60);
  });
});

describe('the frame of a plate', () => {
  it('is the whole world while that is small, else more than the view', () => {
    fc.assert(
      fc.property(cameras, number(4, 100), (camera, unit) => {
        const view = viewFrame(camera, 600, 480, unit),
          frame = plateFrame(view, unit);
        expect(contains(frame, view)).toBe(true);
        expect(frame.width * frame.height * unit * unit).toBeLessThanOrEqual(
          frame === WHOLE ? 6_000_000 : (2 * 600 + 2) * (2 * 480 + 2),
        );
      }),
    );
  });
});

describe('steering by keys', () => {
  it('moves one cell, alternates sides to go straight up or down, and stays within the world', () => {
    expect(steer('ArrowRight', { q: 0, r: 0 })).toEqual({ q: 1, r: 0 });
    expect(steer('ArrowRight', { q: 16, r: 0 })).toEqual({ q: 16, r: 0 });
    expect(steer('x', { q: 0, r: 0 })).toBeNull();
    const up = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'].reduce((hex, key) => steer(key, hex) ?? hex, {
      q: 0,
      r: 0,
    });
    expect(centreOf(up).x).toBeCloseTo(0);
    expect(
      ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].reduce((hex, key) => steer(key, hex) ?? hex, up),
    ).toEqual({ q: 0, r: 0 });
  });
});
