import { type Platform } from './platform.js';

const LEAST = 'select min(coalesce(position, 0))::text as position from projection_checkpoints where live';

/** How many positions the slowest read model is behind the log; NaN where this is unknown. */
export const lagOf = async ({ pool, store }: Platform): Promise<number> => {
  try {
    const [head, { rows }] = await Promise.all([store.head(), pool.query<{ position: string | null }>(LEAST)]);
    return Number((head ?? 0n) - BigInt(rows[0]?.position ?? '0'));
  } catch {
    return Number.NaN;
  }
};
