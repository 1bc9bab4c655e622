import { type CSSProperties, useMemo, useRef } from 'react';
import { type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { centreOf, type Point } from '../../../drawing/chart/survey/grid.js';
import { usePageFactor } from '../../preferences/index.js';
import { type Look, type LookSource } from '../view/look.js';
import { useChartView } from '../view/use-chart-view.js';
import { inPagePixels } from '../view/page-pixels.js';
import { useScene } from '../view/use-scene.js';
import { type Size, useSize } from '../view/use-size.js';
import '../chart.css';
import '../ways.css';

interface StillChartProps {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  /** The label of the picture. */
  readonly label: string;
  /** The cells in colour; default: all of them. */
  readonly seen?: readonly Hex[] | null;
  /** Is drawn, and the picture shows all of it. Without a route the picture shows the world's width. */
  readonly route?: readonly Hex[];
  readonly current?: Hex | null;
}

const NOWHERE: readonly Hex[] = [];
const NO_WAYS: readonly never[] = [];
/** The width of the world in a picture, in units. */
const WIDTH = 50;
/** The margin around a route, and the least width and height of the picture, in units. */
const AROUND = 5;
const LEAST = 18;

/** The middle of these cells, and the width and height that the picture must show, in units. */
const reachOf = (cells: readonly Hex[]): Point & { readonly wide: number; readonly high: number } => {
  const points = cells.map(centreOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const most = (span: number): number => Math.max(LEAST, span + 2 * AROUND);
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: most(right - left), high: most(bottom - top) };
};

const lookAt = (size: Size, route: readonly Hex[]): Look => {
  if (route.length === 0) return { ...size, camera: { x: 0, y: 0, zoom: 1 }, hexSize: size.width / WIDTH };
  const { x, y, wide, high } = reachOf(route);
  return { ...size, camera: { x, y, zoom: 1 }, hexSize: Math.min(size.width / wide, size.height / high) };
};

const still = (look: Look): LookSource => ({ now: () => look, subscribe: () => () => undefined });

/** For the printed page: the size that the chart was drawn at, in CSS pixels, and the scale of the page. */
const drawnAt = ({ width, height }: Size, factor: number): CSSProperties =>
  ({ '--drawn-width': width, '--drawn-height': height, '--drawn-factor': factor }) as CSSProperties;

/** A chart that neither moves nor can be travelled on. */
export const StillChart = ({
  world,
  faction,
  label,
  seen = null,
  route = NOWHERE,
  current = null,
}: StillChartProps) => {
  const sheet = useRef<HTMLDivElement>(null),
    ground = useRef<HTMLDivElement>(null),
    plates = useRef<HTMLDivElement>(null),
    live = useRef<HTMLCanvasElement>(null);
  const size = useSize(sheet);
  const { scene, style, edge } = useScene({ world, faction, seen, current, route, targets: NO_WAYS, cursor: null });
  const factor = usePageFactor();
  const looks = useMemo(() => size && still(lookAt(inPagePixels(size, factor), route)), [size, factor, route]);
  const isReady = useChartView({ ground, plates, live }, scene, looks, true);
  return (
    <div
      className={`chart-still ${edge}`}
      role="img"
      aria-label={label}
      aria-busy={!isReady}
      style={{ ...style, ...(size && drawnAt(size, factor)) }}
    >
      <div ref={sheet} className="chart-still-sheet">
        <div className="chart-scaled" style={{ transform: `scale(${factor})` }}>
          <div ref={ground} className="chart-ground">
            <div ref={plates} className="chart-plates" />
            <canvas ref={live} className="chart-live" />
          </div>
        </div>
      </div>
      {!isReady && (
        <p className="chart-waiting" role="status">
          Generating world...
        </p>
      )}
    </div>
  );
};
