import { type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { usePageFactor } from '../../preferences/index.js';

interface ChartSurfaceProps {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly plates: RefObject<HTMLDivElement | null>;
  readonly live: RefObject<HTMLCanvasElement | null>;
  readonly style: CSSProperties;
  readonly hintId: string;
  readonly isReady: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The element that receives gestures and keys, with the canvases that the chart is painted on. */
export const ChartSurface = (props: ChartSurfaceProps) => {
  const { surface, ground, plates, live, style, hintId, isReady, onKeyDown, onBlur } = props;
  const factor = usePageFactor();
  return (
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
      onBlur={onBlur}
    >
      <div className="chart-scaled" style={{ transform: `scale(${factor})` }}>
        <div ref={ground} className="chart-ground">
          <div ref={plates} className="chart-plates" role="img" aria-label="The lands and seas around you" />
          <canvas ref={live} className={isReady ? 'chart-live' : 'chart-live invisible'} aria-hidden="true" />
        </div>
      </div>
    </div>
  );
};
