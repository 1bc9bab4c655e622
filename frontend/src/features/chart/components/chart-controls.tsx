import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import { Hint } from '../../../components/tooltip.js';
import { idleTimer } from '../../../lib/idle-timer.js';
import { ZOOM } from '../view/camera.js';
import { type CameraStore } from '../view/camera-store.js';

const SIGNS = {
  plus: 'M6 12h12M12 6v12',
  minus: 'M6 12h12',
  middle: 'M12 4.500 19.500 12 12 19.500 4.500 12zM12 10.200 13.800 12 12 13.800 10.200 12z',
  legend: 'M6 7h12M6 12h12M6 17h7',
} as const;

interface ControlProps {
  readonly label: string;
  readonly sign: keyof typeof SIGNS;
  readonly onPress: () => void;
  /** A disabled button keeps the focus, so that a held key still goes to the controls. */
  readonly disabled?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
}

const Control = ({ label, sign, onPress, disabled = false, ...aria }: ControlProps) => (
  <Hint text={label}>
    <button
      type="button"
      className="chart-control"
      aria-label={label}
      onClick={disabled ? undefined : onPress}
      aria-disabled={disabled}
      {...aria}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  </Hint>
);

const useZoom = <T,>(camera: CameraStore, pick: (zoom: number) => T): T =>
  useSyncExternalStore(camera.subscribe, () => pick(camera.now().zoom));

/** The zoom, updated after this many milliseconds without a gesture: a pinch in progress renders nothing. */
const REST = 140;
const useRestedZoom = (camera: CameraStore): number => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const rest = idleTimer(REST, listener),
        stop = camera.subscribe(rest.restart);
      return () => {
        rest.stop();
        stop();
      };
    },
    [camera],
  );
  return useSyncExternalStore(subscribe, () => camera.now().zoom);
};

/** Announces the zoom. */
const Scaled = ({ camera, children }: { readonly camera: CameraStore; readonly children: ReactNode }) => (
  <div className="chart-controls" role="group" aria-label={`Chart, scale ${useRestedZoom(camera)}`}>
    {children}
  </div>
);

interface Controls {
  readonly camera: CameraStore;
  readonly onZoom: (step: number) => void;
  readonly onReset: () => void;
  /** Absent if there is no room for a legend. */
  readonly legend?: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
}

/** Buttons to zoom in, zoom out, centre on the hero, and open the legend. */
export const ChartControls = ({ camera, onZoom, onReset, legend }: Controls) => {
  const isNearest = useZoom(camera, (zoom) => zoom >= ZOOM.most),
    isFarthest = useZoom(camera, (zoom) => zoom <= ZOOM.least);
  return (
    <Scaled camera={camera}>
      <Control label="Zoom in" sign="plus" onPress={() => onZoom(ZOOM.buttonStep)} disabled={isNearest} />
      <Control label="Zoom out" sign="minus" onPress={() => onZoom(-ZOOM.buttonStep)} disabled={isFarthest} />
      <Control label="Reset view" sign="middle" onPress={onReset} />
      {legend && (
        <Control
          label="Legend"
          sign="legend"
          onPress={legend.onToggle}
          aria-expanded={legend.isOpen}
          aria-controls={legend.id}
        />
      )}
    </Scaled>
  );
};
