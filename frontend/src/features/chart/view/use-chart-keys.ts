import { type KeyboardEvent } from 'react';
import { type Hex } from '#game/model/hex.js';
import { ZOOM } from './camera.js';
import { steer } from './steer.js';

interface ChartKeys {
  /** The cell from which the arrow keys move. */
  readonly from: Hex;
  readonly onSteer: (to: Hex) => void;
  readonly onChoose: (hex: Hex) => void;
  readonly onZoom: (step: number) => void;
  readonly onReset: () => void;
}

/** The keyboard commands of the chart; keys with a modifier are left to the browser. */
export const useChartKeys = ({ from, onSteer, onChoose, onZoom, onReset }: ChartKeys) => {
  const actions: Readonly<Record<string, () => void>> = {
    Enter: () => onChoose(from),
    ' ': () => onChoose(from),
    '+': () => onZoom(ZOOM.buttonStep),
    '=': () => onZoom(ZOOM.buttonStep),
    '-': () => onZoom(-ZOOM.buttonStep),
    '0': onReset,
  };
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = steer(event.key, from);
    const act = to ? () => onSteer(to) : actions[event.key];
    if (!act) return;
    act();
    event.preventDefault();
  };
};
