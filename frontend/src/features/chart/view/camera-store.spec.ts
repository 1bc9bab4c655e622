import { openCamera } from './camera-store.js';
import { panBy } from './camera.js';

const FIRST = { x: 0, y: 0, zoom: 1.5 };
const PANE = { width: 390, height: 500, hexSize: 12 };

describe('the camera that a chart is held with', () => {
  it('tells those who listen of every move, also of one that leads nowhere', () => {
    const camera = openCamera(FIRST),
      heard = jest.fn<undefined, []>();
    camera.fit(PANE);
    const stop = camera.subscribe(heard);
    camera.move((now, pane) => panBy(now, 18, 0, pane));
    expect(camera.now()).toEqual({ x: -1, y: 0, zoom: 1.5 });
    camera.move((now) => now);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    camera.move((now, pane) => panBy(now, 18, 0, pane));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is held to the chart, through whatever pane it is looked at', () => {
    const camera = openCamera(FIRST);
    camera.fit(PANE);
    camera.move((now) => ({ ...now, x: 900 }));
    const { x } = camera.now();
    expect(x).toBeLessThan(28.5);
    camera.fit({ ...PANE, width: 900 });
    expect(camera.now().x).toBeLessThan(x);
  });
});
