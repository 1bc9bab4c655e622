import { type Way } from '#contracts/session/views.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { useEffect, useEffectEvent, useState } from 'react';

/** The time in which a walk can be taken back (design section 9, 'tap a nearby cell'). */
export const WALK_MS = 1500;

interface WalkOptions {
  readonly ways: readonly Way[];
  /** Whether a walk may begin. */
  readonly ready: () => boolean;
  /** False: the hero travels at once. */
  readonly walks: boolean;
  /** Whether the player sees the chart: no walk begins that the player cannot see. */
  readonly isSeen: () => boolean;
  readonly onArrive: (way: Way) => void;
}

/** The walk to a cell, before anything is sent: it ends with `onArrive`, unless the player stays or the page is left. */
export const useWalk = ({ ways, ready, walks, isSeen, onArrive }: WalkOptions) => {
  const [to, setTo] = useState<Hex | null>(null);
  const way = (to && ways.find((option) => sameHex(option, to))) ?? null;
  const stay = (): void => setTo(null);
  const setOut = (hex: Hex): void => {
    const wanted = ways.find((option) => sameHex(option, hex));
    if (!wanted || (way && sameHex(way, hex)) || !ready()) return;
    if (walks) setTo({ q: hex.q, r: hex.r });
    else onArrive(wanted);
  };
  const arrive = useEffectEvent(() => {
    stay();
    if (way && isSeen()) onArrive(way);
  });
  useEffect(() => {
    if (to === null) return undefined;
    const timer = window.setTimeout(() => arrive(), WALK_MS);
    return () => window.clearTimeout(timer);
  }, [to]);
  return { way, setOut, stay };
};
