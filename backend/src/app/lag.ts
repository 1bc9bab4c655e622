import pTimeout from 'p-timeout';
import { type Platform } from './platform.js';

const LEAST = 'select min(coalesce(position, 0))::text as position from projection_checkpoints where live';

/** A frozen database must not keep the other metrics back. */
const ANSWER_MS = 2_000;

/** How many positions the slowest read model is behind the log; NaN where this is unknown. */
export const lagOf = async ({ pool, store }: Platform): Promise<number> => {
  try {
    const asked = Promise.all([store.head(), pool.query<{ position: string | null }>(LEAST)]);
    const [head, { rows }] = await pTimeout(asked, { milliseconds: ANSWER_MS });
    return Number((head ?? 0n) - BigInt(rows[0]?.position ?? '0'));
  } catch {
    return Number.NaN;
  }
};
