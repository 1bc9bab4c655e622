import { openCamera } from './camera-store.js';
import { panBy } from './camera.js';

const FIRST = { x: 0, y: 0, zoom: 1.5 };
const PANE = { width: 390, height: 500, hexSize: 12 };

describe('the store of a chart’s camera', () => {
  it('notifies listeners of every move, also of one without effect', () => {
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

  it('stays within the chart in a view of any size', () => {
    const camera = openCamera(FIRST);
    camera.fit(PANE);
    camera.move((now) => ({ ...now, x: 900 }));
    const { x } = camera.now();
    expect(x).toBeLessThan(28.5);
    camera.fit({ ...PANE, width: 900 });
    expect(camera.now().x).toBeLessThan(x);
  });
});
