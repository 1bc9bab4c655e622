import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Way } from '#contracts/session/views.js';
import { type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { useMedia } from '../../../lib/use-media.js';
import { scaleInWords } from '../../../drawing/chart/live/words.js';
import { centreOf } from '../../../drawing/chart/survey/grid.js';
import { reveal, unitOf, ZOOM, zoomAbout, type Camera, type Pane } from '../view/camera.js';
import { caughtTarget } from '../view/caught-target.js';
import { useCameraGestures } from '../view/use-camera-gestures.js';
import { useChartCamera } from '../view/use-chart-camera.js';
import { useChartKeys } from '../view/use-chart-keys.js';
import { useChartView } from '../view/use-chart-view.js';
import { usePointedCell } from '../view/use-pointed-cell.js';
import { useScene } from '../view/use-scene.js';
import { ChartControls } from './chart-controls.js';
import { ChartLegend } from './chart-legend.js';
import { ChartNotes } from './chart-notes.js';
import { ChartSurface } from './chart-surface.js';
import { WalkOverChart, type Walk } from './walk-over-chart.js';
export { surveyAhead } from '../../../crafts/plate-source.js';
import '../chart.css';
import '../ways.css';

export interface ChartProps {
  readonly world: RecordedWorld;
  readonly faction: FactionId;
  /** The hero's cell; null before there is a hero. */
  readonly current: Hex | null;
  /** Cells in colour: visited cells and cells seen from them (see `seenFrom`); null for all cells. */
  readonly seen: readonly Hex[] | null;
  /** Cells known from hearsay, under a paler wash (see `knownFrom`). */
  readonly known?: readonly Hex[];
  readonly targets: readonly Way[];
  /** Cells in the order in which they were entered. */
  readonly route: readonly Hex[];
  readonly onTravel: (hex: Hex) => void;
  /** Called for a chosen cell that the hero cannot travel to. */
  readonly onElsewhere?: () => void;
  /** What a journey costs, in words. */
  readonly cost: string | null;
  /** The hero's walk, with what stands beside its end. */
  readonly walk: Walk | null;
  /** What lies over the whole chart. */
  readonly veil?: ReactNode;
  /** The pointed cell, shared with a list of ways beside the chart. */
  readonly pointed?: Hex | null;
  readonly onPoint?: (hex: Hex | null) => void;
  /** A cell to centre the chart on: a new object for each request. */
  readonly sought?: Hex | null;
  /** While an action is pending the player cannot travel. */
  readonly disabled?: boolean;
  /** The legend is folded at first, and there is no hint: the list of ways under the chart says the same. */
  readonly compact?: boolean;
}

const NONE: readonly Way[] = [];
/** Here the legend is folded at first: the plate needs the room. */
const LOW_WINDOW = '(max-height: 52rem)';
/** The minimum distance, in pixels, between the cell under the keyboard cursor and the edge of the view. */
const REVEAL_MARGIN = 60;

/** The interactive chart: the player pans and zooms it by touch, mouse, wheel or keys, and travels on it. */
export const Chart = (props: ChartProps) => {
  const { world, faction, current, seen, known, targets, route, onTravel, pointed, onPoint, sought } = props;
  const { compact, walk, veil, cost, onElsewhere } = props;
  const disabled = props.disabled === true;
  const surface = useRef<HTMLDivElement>(null),
    ground = useRef<HTMLDivElement>(null),
    plates = useRef<HTMLDivElement>(null),
    live = useRef<HTMLCanvasElement>(null);
  const legendId = useId(),
    hintId = useId();
  const hero = current ?? world.start;
  const { camera, looks } = useChartCamera(surface, hero);
  const isLow = useMedia(LOW_WINDOW);
  const [isLegendOpen, setLegendOpen] = useState(!compact && !isLow);

  const ways = disabled ? NONE : targets;
  const cell = usePointedCell({ world, current, ways, sought, onPoint, onTravel, onElsewhere });
  useCameraGestures({
    surface,
    camera,
    onPoint: cell.point,
    onTap: cell.choose,
    caught: (point) => caughtTarget(point, { targets: ways, hero, unit: unitOf(camera.now(), camera.pane().hexSize) }),
  });

  const cursor = pointed ?? cell.pointed;
  const isAway = walk !== null;
  const { scene, ink, style, edge } = useScene({
    world,
    faction,
    seen,
    known,
    current,
    targets: ways,
    route,
    cursor,
    cost,
    isAway,
  });
  const isReady = useChartView({ ground, plates, live }, scene, looks);

  useEffect(() => {
    if (!sought) return;
    camera.move(({ zoom }) => ({ ...centreOf(sought), zoom }));
    surface.current?.scrollIntoView({ block: 'nearest' });
  }, [camera, sought]);

  const change = (move: (now: Camera, pane: Pane) => Camera): void => {
    camera.move(move);
    cell.say(scaleInWords(camera.now().zoom));
  };
  const zoomBy = (step: number): void => change((now, pane) => zoomAbout(now, now.zoom + step, { x: 0, y: 0 }, pane));
  const reset = (): void => change(() => ({ ...centreOf(hero), zoom: ZOOM.initial }));
  const steerTo = (to: Hex): void => {
    cell.steerTo(to);
    camera.move((now, pane) => reveal(now, centreOf(to), pane, REVEAL_MARGIN));
  };
  const onKeyDown = useChartKeys({
    from: cell.steered ?? hero,
    onSteer: steerTo,
    onChoose: cell.choose,
    onZoom: zoomBy,
    onReset: reset,
  });
  const legend = { id: legendId, isOpen: isLegendOpen, onToggle: () => setLegendOpen(!isLegendOpen) };

  return (
    <div className={compact ? 'chart chart-compact' : 'chart'}>
      <div className={`chart-sheet ${edge}`}>
        <ChartSurface
          {...{ surface, ground, plates, live, style, hintId, isReady, onKeyDown }}
          onBlur={() => cell.point(null)}
        />
        <WalkOverChart walk={walk} from={hero} camera={camera} ink={ink} />
        {veil}
        <ChartNotes
          hintId={hintId}
          isReady={isReady}
          canTravel={ways.length > 0}
          showsHint={!compact}
          said={cell.said}
        />
        <ChartControls camera={camera} onZoom={zoomBy} onReset={reset} legend={current === null ? undefined : legend} />
      </div>
      {isLegendOpen && <ChartLegend id={legendId} faction={faction} />}
    </div>
  );
};
