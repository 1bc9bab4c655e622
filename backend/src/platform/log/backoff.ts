import { setTimeout } from 'node:timers/promises';
import { type Random } from '../random/random.js';

/** Resolves after this many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>;
export const systemPause: Pause = (milliseconds) => setTimeout(milliseconds);

export interface Backoff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/**
 * Milliseconds before retry `n`, from 0: doubles up to a limit, minus a random part of up to half, so that rivals do
 * not retry together.
 */
export const backoffMs = ({ firstMs, mostMs }: Backoff, n: number, random: Random): number => {
  const full = Math.min(mostMs, firstMs * 2 ** n);
  return full * (1 - random.bytes(4).readUInt32BE() / 2 ** 33);
};
