import { useState } from 'react';
import { type Way } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { type RecordedWorld } from '#game/model/world.js';
import { cellIndex } from '#game/rules/world/cells.js';
import { cellInWords } from '../../../drawing/chart/live/words.js';

interface PointedCellOptions {
  readonly world: RecordedWorld;
  readonly current: Hex | null;
  readonly ways: readonly Way[];
  /** A cell to point at: a new object for each request. */
  readonly sought: Hex | null | undefined;
  readonly onPoint: ((hex: Hex | null) => void) | undefined;
  readonly onTravel: (hex: Hex) => void;
  /** Called for a chosen cell that the hero cannot travel to. */
  readonly onElsewhere: (() => void) | undefined;
}

const isSame = (a: Hex | null, b: Hex | null): boolean => a === b || (a !== null && b !== null && sameHex(a, b));

/** The cell that the pointer or the arrow keys point at, its announcement for screen readers, and the effect of choosing it. */
export const usePointedCell = (options: PointedCellOptions) => {
  const { world, current, ways, sought, onPoint, onTravel, onElsewhere } = options;
  const [pointed, setPointed] = useState<Hex | null>(null);
  const [steered, setSteered] = useState<Hex | null>(null);
  const [said, say] = useState('');
  const describe = (hex: Hex): string => cellInWords(world, hex, { ways, current });

  const point = (hex: Hex | null): void => {
    const next = hex && cellIndex(hex) !== null ? hex : null;
    if (isSame(next, pointed)) return;
    setPointed(next);
    setSteered(null);
    onPoint?.(next);
  };
  const steerTo = (hex: Hex): void => {
    point(hex);
    setSteered(hex);
    say(describe(hex));
  };
  const choose = (hex: Hex): void => {
    const isWay = ways.some((way) => sameHex(way, hex));
    if (!isWay) onElsewhere?.();
    if (cellIndex(hex) === null) return;
    point(hex);
    if (isWay) onTravel(hex);
    else say(describe(hex));
  };

  const [found, setFound] = useState<Hex | null>(null);
  if (sought && sought !== found) {
    setFound(sought);
    setPointed(sought);
    setSteered(sought);
    say(describe(sought));
  }
  return { pointed, steered, said, say, point, steerTo, choose };
};
