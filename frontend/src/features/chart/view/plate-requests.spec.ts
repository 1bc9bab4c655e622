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

/** Requests after the first plate has been shown. */
const begun = () => {
  const asked: PlateRequest[] = [],
    requests = openPlateRequests((request) => asked.push(request));
  const look = (camera: Partial<Camera>): void => requests.want(SCENE, lookAt(camera), asked[0] ?? null);
  look({});
  return { asked, look, rest: requests.rest };
};

describe('plates', () => {
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
