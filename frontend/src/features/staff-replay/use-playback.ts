import { useEffect, useState } from 'react';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** At speed 1. */
const MS_A_TURN = 3_000;

interface Playing {
  readonly turn: number;
  readonly last: number;
  /** Whether the turn is on the page: the next one waits for it. */
  readonly isShown: boolean;
  readonly go: (turn: number) => void;
}

/** Goes on turn by turn until the last one. */
export const usePlayback = ({ turn, last, isShown, go }: Playing) => {
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isPlaying = wanted && turn < last;
  useEffect(() => {
    if (!isPlaying || !isShown) return;
    const timer = setTimeout(() => go(turn + 1), MS_A_TURN / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isShown, turn, speed, go]);
  const toggle = (): void => {
    if (!isPlaying && turn >= last) go(0);
    setWanted(!isPlaying);
  };
  return { isPlaying, speed, setSpeed, toggle, pause: () => setWanted(false) };
};
