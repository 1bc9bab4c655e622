import { useMemo, useRef } from 'react';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { type Point } from '../../../drawing/chart/survey/grid.js';
import { type Look, type LookSource } from '../view/look.js';
import { useChartView } from '../view/use-chart-view.js';
import { useScene } from '../view/use-scene.js';
import { useSize } from '../view/use-size.js';
import '../chart.css';

interface StillChartProps {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  /** The label of the picture. */
  readonly label: string;
  /** The point in the middle, in units; default: the middle of the world. */
  readonly middle?: Point;
  /** CSS pixels per unit; by default the world fills the width. */
  readonly unit?: number;
}

const MIDDLE: Point = { x: 0, y: 0 };
const NOBODY = { seen: null, current: null, targets: [], route: [], cursor: null } as const;
/** The width of the world in a picture, in units. */
const WIDTH = 50;

const stillLook = (look: Look): LookSource => ({ now: () => look, subscribe: () => () => undefined });

/** A static part of a chart: all cells in colour, without a hero. */
export const StillChart = ({ world, faction, label, middle = MIDDLE, unit }: StillChartProps) => {
  const sheet = useRef<HTMLDivElement>(null),
    ground = useRef<HTMLDivElement>(null),
    plates = useRef<HTMLDivElement>(null),
    live = useRef<HTMLCanvasElement>(null);
  const size = useSize(sheet);
  const { scene, style, isRuled } = useScene({ world, faction, ...NOBODY });
  const looks = useMemo(
    () => size && stillLook({ ...size, camera: { ...middle, zoom: 1 }, hexSize: unit ?? size.width / WIDTH }),
    [size, middle, unit],
  );
  const isReady = useChartView({ ground, plates, live }, scene, looks);
  return (
    <div className={isRuled ? 'chart-still chart-ruled' : 'chart-still'} role="img" aria-label={label} style={style}>
      <div ref={sheet} className="chart-still-sheet">
        <div ref={ground} className="chart-ground">
          <div ref={plates} className="chart-plates" />
          <canvas ref={live} className="chart-live" />
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
