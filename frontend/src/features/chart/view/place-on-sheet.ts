import { type Point } from '../../../drawing/chart/survey/grid.js';
import { offsetOf } from './camera.js';
import { type CameraStore } from './camera-store.js';

/** From units to CSS pixels of the element that covers the chart, for the camera as it is now. */
export const placeOnSheet = (camera: CameraStore, sheet: Element | null | undefined): ((point: Point) => Point) => {
  const now = camera.now(),
    { width, height, hexSize } = camera.pane();
  const scale = sheet && width > 0 ? sheet.clientWidth / width : 1;
  return (point) => {
    const { x, y } = offsetOf(now, point, hexSize);
    return { x: (width / 2 + x) * scale, y: (height / 2 + y) * scale };
  };
};
