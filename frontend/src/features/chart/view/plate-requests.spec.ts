import { worldOf } from '#game/play/world.js';
import { CHART_BY_DAY } from '../../../crafts/default/chart.js';
import { type Scene } from '../../../drawing/chart/live/scene.js';
import { type PlateRequest } from '../../../drawing/chart/plate/plate-maker.js';
import { type Camera } from './camera.js';
import { type Look } from './look.js';
import { openPlateRequests } from './plate-requests.js';

const world = worldOf('plates', 'vikings');
const SCENE: Scene = {
  world,
  faction: 'vikings',
  ink: CHART_BY_DAY,
  seen: null,
  current: null,
  targets: [],
  route: [],
  cursor: null,
  face: 'serif',
};
const FIRST: Camera = { x: 0, y: 0, zoom: 3 };
const lookAt = (camera: Partial<Camera>): Look => ({
  camera: { ...FIRST, ...camera },
  hexSize: 12,
  width: 390,
  height: 500,
  ratio: 2,
});

/** A chart whose first plate has been shown; `asked` has what was requested after it. */
const begun = (isStill = false) => {
  const asked: PlateRequest[] = [],
    requests = openPlateRequests((request) => asked.push(request), isStill);
  requests.want(SCENE, lookAt({}), null);
  const first = asked.pop() ?? null;
  const look = (camera: Partial<Camera>): void => requests.want(SCENE, lookAt(camera), first);
  look({});
  return { first, asked, look, rest: requests.rest };
};

const pixelsOf = (request: PlateRequest | null): number =>
  request === null ? 0 : request.frame.width * request.frame.height * request.scale.unit ** 2;

describe('plates', () => {
  it('are first of the view alone, and then of the country around it, pixel on pixel', () => {
    const { first, asked } = begun();
    expect(pixelsOf(first)).toBeLessThan(780 * 1000 * 1.1);
    expect(pixelsOf(asked[0] ?? null)).toBeGreaterThan(3 * pixelsOf(first));
    const apart = ((first?.frame.left ?? NaN) - (asked[0]?.frame.left ?? NaN)) * 72;
    expect(Math.abs(apart - Math.round(apart))).toBeLessThan(1e-6);
  });

  it('of a chart that is not moved are of the view alone', () => {
    expect(begun(true).asked).toEqual([]);
  });

  it('of another scale are requested after the gesture, and once', () => {
    const { asked, look, rest } = begun();
    for (const zoom of [3.2, 3.5, 3.9]) look({ zoom });
    expect(asked).toHaveLength(1);
    rest();
    rest();
    expect(asked.map(({ scale }) => scale.unit)).toEqual([72, 93.6]);
  });

  it('are not requested when a pinch returns to its first scale or passes it', () => {
    const { asked, look, rest } = begun();
    for (const zoom of [3.5, 3, 2.5, 3]) look({ zoom });
    rest();
    expect(asked).toHaveLength(1);
  });

  it('of a new area are requested at once, and none for a short move', () => {
    const { asked, look } = begun();
    look({ x: 1 });
    expect(asked).toHaveLength(1);
    look({ x: 14 });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.frame).not.toEqual(asked[0]?.frame);
  });

  it('of a new area wait while the scale changes too', () => {
    const { asked, look, rest } = begun();
    look({ zoom: 3.5 });
    look({ zoom: 3.5, x: 14 });
    expect(asked).toHaveLength(1);
    rest();
    expect(asked).toHaveLength(2);
  });

  it('are not requested for a hidden chart', () => {
    const asked: PlateRequest[] = [];
    openPlateRequests((request) => asked.push(request)).want(SCENE, { ...lookAt({}), width: 0 }, null);
    expect(asked).toEqual([]);
  });
});
