import { type Point } from '../../../drawing/chart/survey/grid.js';

/** The point of the chart in the middle of the view, and the zoom. */
export interface Camera extends Point {
  readonly zoom: number;
}

/** Specification section 9, 'Map'. */
export const ZOOM = { least: 0.5, most: 4, initial: 1.5, wheelStep: 0.1, buttonStep: 0.2 } as const;
export const HEX_SIZE = { desk: 8, phone: 12 } as const;

/** The view: the element that shows the chart. */
export interface Pane {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels per unit at zoom 1. */
  readonly hexSize: number;
}

/** Half the size of the world, in units, and the margin of bare paper that may be visible beyond it. */
const EXTENT = { x: 28.5, y: 25 } as const;
const SLACK = 5;
const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

export const clampZoom = (zoom: number): number =>
  Math.round(Math.min(ZOOM.most, Math.max(ZOOM.least, zoom)) * 100) / 100;
/** Clamps the camera: part of the chart is always visible. */
export const held = ({ x, y, zoom }: Camera, { width, height, hexSize }: Pane): Camera => {
  const unit = zoom * hexSize;
  const most = (extent: number, size: number): number => Math.max(SLACK, extent + SLACK - size / 2 / unit);
  return {
    x: within(x, Math.min(EXTENT.x, most(EXTENT.x, width))),
    y: within(y, Math.min(EXTENT.y, most(EXTENT.y, height))),
    zoom,
  };
};

/** CSS pixels per unit. */
export const unitOf = ({ zoom }: Pick<Camera, 'zoom'>, hexSize: number): number => zoom * hexSize;

/** `offset` counts CSS pixels from the middle of the view. */
export const pointAt = (camera: Camera, offset: Point, hexSize: number): Point => {
  const unit = unitOf(camera, hexSize);
  return { x: camera.x + offset.x / unit, y: camera.y + offset.y / unit };
};
export const offsetOf = (camera: Camera, point: Point, hexSize: number): Point => {
  const unit = unitOf(camera, hexSize);
  return { x: (point.x - camera.x) * unit, y: (point.y - camera.y) * unit };
};

/** Zooms about a place in the view: the point under it stays, unless the camera is clamped. */
export const zoomAbout = (camera: Camera, zoom: number, offset: Point, pane: Pane): Camera => {
  const next = clampZoom(zoom),
    under = pointAt(camera, offset, pane.hexSize),
    unit = unitOf({ zoom: next }, pane.hexSize);
  return held({ x: under.x - offset.x / unit, y: under.y - offset.y / unit, zoom: next }, pane);
};

/** Moves the chart by CSS pixels, as in a drag. */
export const panBy = (camera: Camera, dx: number, dy: number, pane: Pane): Camera => {
  const unit = unitOf(camera, pane.hexSize);
  return held({ ...camera, x: camera.x - dx / unit, y: camera.y - dy / unit }, pane);
};

/** Brings a point into view, with a margin in CSS pixels, moving no more than needed. */
export const reveal = (camera: Camera, point: Point, pane: Pane, margin: number): Camera => {
  const { x, y } = offsetOf(camera, point, pane.hexSize);
  const excess = (at: number, size: number): number => at - within(at, Math.max(0, size / 2 - margin));
  return panBy(camera, -excess(x, pane.width), -excess(y, pane.height), pane);
};
