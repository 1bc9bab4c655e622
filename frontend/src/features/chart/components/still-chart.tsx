import { useMemo, useRef } from 'react';
import { type FactionId, type RecordedWorld } from '#contracts/world/world.js';
import { useReading } from '../../../themes/use-theme.js';
import { type Scene } from '../live/scene.js';
import { type Point } from '../survey/grid.js';
import { sheetStyle } from '../view/sheet-style.js';
import { useChartView, useFaces } from '../view/use-chart-view.js';
import { useSize } from '../view/use-size.js';
import { FACE } from '../live/paint-names.js';
import '../chart.css';

interface StillChartProps {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Point in the middle, in units; the middle of the world if left out. */
  readonly middle?: Point;
  /** CSS pixels a unit; if left out, so that the world fills the width. */
  readonly unit?: number;
}

const MIDDLE: Point = { x: 0, y: 0 };
/** Units of the world's width that a picture of it shows. */
const WIDTH = 50;

/** A piece of a chart to look at: all in colour, with nobody on it. */
export const StillChart = ({ world, faction, label, middle = MIDDLE, unit }: StillChartProps) => {
  const { theme, light } = useReading(), ink = theme.chart[light];
  const style = useMemo(() => sheetStyle(ink), [ink]);
  const sheet = useRef<HTMLDivElement>(null), plate = useRef<HTMLCanvasElement>(null), live = useRef<HTMLCanvasElement>(null);
  const size = useSize(sheet);
  const face = useFaces(FACE) ? FACE : 'Georgia, serif';
  const scene = useMemo((): Scene => ({ world, faction, ink, seen: null, current: null, targets: [], route: [], cursor: null, face }), [world, faction, ink, face]);
  const look = useMemo(() => size && { ...size, camera: { ...middle, zoom: 1 }, hexSize: unit ?? size.width / WIDTH }, [size, middle, unit]);
  const isReady = useChartView({ plate, live }, scene, look);
  return (
    <div className={ink.frame === 'ruled' ? 'chart-still chart-ruled' : 'chart-still'} role="img" aria-label={label} style={style}>
      <div ref={sheet} className="chart-still-sheet">
        <canvas ref={plate} className="chart-canvas" />
        <canvas ref={live} className="chart-canvas" />
      </div>
      {!isReady && <p className="chart-waiting" role="status">Generating world...</p>}
    </div>
  );
};
