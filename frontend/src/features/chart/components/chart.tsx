import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type MovementOption } from '#game/model/cell.js';
import { cellIndex } from '#game/rules/world/cells.js';
import { sameHex, type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { cellInWords, scaleInWords } from '../../../drawing/chart/live/words.js';
import { centreOf } from '../../../drawing/chart/survey/grid.js';
import { reveal, ZOOM, zoomAbout, type Camera, type Pane } from '../view/camera.js';
import { steer } from '../view/steer.js';
import { useCameraGestures } from '../view/use-camera-gestures.js';
import { useChartCamera } from '../view/use-chart-camera.js';
import { useChartView } from '../view/use-chart-view.js';
import { useScene } from '../view/use-scene.js';
import { ChartControls } from './chart-controls.js';
import { ChartLegend } from './chart-legend.js';
import { WaysList } from './ways-list.js';
import '../chart.css';

export interface ChartProps {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  /** Where the hero stands; null before there is one. */
  readonly current: Hex | null;
  /** Cells in colour: those visited and what is seen from them (see `seenFrom`); null for all of them. */
  readonly seen: readonly Hex[] | null;
  readonly targets: readonly MovementOption[];
  /** Cells in the order in which they were entered. */
  readonly route: readonly Hex[];
  readonly onTravel: (hex: Hex) => void;
  /** Shared with a list of ways beside the chart. */
  readonly pointed?: Hex | null;
  readonly onPoint?: (hex: Hex | null) => void;
  /** A cell to bring to the middle: another object each time it is asked for. */
  readonly sought?: Hex | null;
  /** While an action is pending nothing can be travelled to. */
  readonly disabled?: boolean;
  /** The legend is folded at first, and there is no hint: the list of ways under the chart says as much. */
  readonly compact?: boolean;
}

const NONE: readonly MovementOption[] = [];
/** A cell that is being steered to stays this far from the edge of the view, in pixels. */
const REVEAL_MARGIN = 60;

/** The chart: drawn once, panned and zoomed by hand, wheel or key, and travelled on. */
export const Chart = ({
  world,
  faction,
  current,
  seen,
  targets,
  route,
  onTravel,
  pointed,
  onPoint,
  sought = null,
  disabled = false,
  compact = false,
}: ChartProps) => {
  const surface = useRef<HTMLDivElement>(null),
    ground = useRef<HTMLDivElement>(null),
    plates = useRef<HTMLDivElement>(null),
    live = useRef<HTMLCanvasElement>(null);
  const legendId = useId(),
    hintId = useId();
  const hero = current ?? world.start;
  const { camera, looks } = useChartCamera(surface, hero);
  const [own, setOwn] = useState<Hex | null>(null);
  const [steered, setSteered] = useState<Hex | null>(null);
  const [said, setSaid] = useState('');
  const [isLegendOpen, setLegendOpen] = useState(!compact);

  const ways = disabled ? NONE : targets;
  const point = (hex: Hex | null): void => {
    const next = hex && cellIndex(hex) !== null ? hex : null;
    if (next === own || (next && own && sameHex(next, own))) return;
    setOwn(next);
    setSteered(null);
    onPoint?.(next);
  };
  const describe = (hex: Hex): string => cellInWords(world, hex, { ways, current });
  const choose = (hex: Hex): void => {
    if (cellIndex(hex) === null) return;
    point(hex);
    if (ways.some((way) => sameHex(way, hex))) onTravel(hex);
    else setSaid(describe(hex));
  };
  useCameraGestures({ surface, camera, onPoint: point, onTap: choose });

  const { scene, style, isRuled } = useScene({
    world,
    faction,
    seen,
    current,
    targets: ways,
    route,
    cursor: pointed ?? own,
  });
  const isReady = useChartView({ ground, plates, live }, scene, looks);

  const [found, setFound] = useState<Hex | null>(null);
  if (sought !== null && sought !== found) {
    setFound(sought);
    setOwn(sought);
    setSteered(sought);
    setSaid(describe(sought));
  }
  useEffect(() => {
    if (sought === null) return;
    camera.move(({ zoom }) => ({ ...centreOf(sought), zoom }));
    surface.current?.scrollIntoView({ block: 'nearest' });
  }, [camera, sought]);

  const turn = (change: (now: Camera, pane: Pane) => Camera): void => {
    camera.move(change);
    setSaid(scaleInWords(camera.now().zoom));
  };
  const zoomBy = (step: number): void => turn((now, pane) => zoomAbout(now, now.zoom + step, { x: 0, y: 0 }, pane));
  const reset = (): void => turn(() => ({ ...centreOf(hero), zoom: ZOOM.initial }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = steered ?? hero,
      to = steer(event.key, from);
    if (to) {
      point(to);
      setSteered(to);
      setSaid(describe(to));
      camera.move((now, pane) => reveal(now, centreOf(to), pane, REVEAL_MARGIN));
    } else if (event.key === 'Enter' || event.key === ' ') choose(from);
    else if (event.key === '+' || event.key === '=') zoomBy(ZOOM.buttonStep);
    else if (event.key === '-') zoomBy(-ZOOM.buttonStep);
    else if (event.key === '0') reset();
    else return;
    event.preventDefault();
  };

  return (
    <div className={compact ? 'chart chart-compact' : 'chart'}>
      <div className={isRuled ? 'chart-sheet chart-ruled' : 'chart-sheet'}>
        <div
          ref={surface}
          className="chart-surface"
          style={style}
          role="application"
          aria-roledescription="chart"
          aria-label="Chart. Arrow keys move from cell to cell, Enter travels."
          aria-describedby={hintId}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => point(null)}
        >
          <div ref={ground} className="chart-ground">
            <div ref={plates} className="chart-plates" role="img" aria-label="The lands and seas around you" />
            <canvas ref={live} className={isReady ? 'chart-live' : 'chart-live invisible'} aria-hidden="true" />
          </div>
        </div>
        {!isReady && (
          <p className="chart-waiting" role="status">
            Generating world...
          </p>
        )}
        <p id={hintId} className={isReady && !compact && ways.length > 0 ? 'chart-hint' : 'chart-unseen'}>
          {ways.length > 0 ? 'Tap a nearby cell to travel' : ''}
        </p>
        <p className="chart-unseen" role="status">
          {said}
        </p>
        <ChartControls
          camera={camera}
          onZoom={zoomBy}
          onReset={reset}
          legend={
            current === null
              ? undefined
              : { id: legendId, isOpen: isLegendOpen, onToggle: () => setLegendOpen(!isLegendOpen) }
          }
        />
      </div>
      {isLegendOpen && <ChartLegend id={legendId} faction={faction} />}
      {!compact && targets.length > 0 && (
        <div className="chart-unseen">
          <WaysList targets={targets} faction={faction} onTravel={onTravel} disabled={disabled} onPoint={point} />
        </div>
      )}
    </div>
  );
};
