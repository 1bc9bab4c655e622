import { type TurnNarratedV2 } from '#contracts/session/events.js';

/** What stands behind the words of a model: its name, the hash of its prompt, the usage, and the checks. */
export type StoredTelling = Pick<TurnNarratedV2, 'model' | 'promptHash' | 'usage' | 'latencyMs' | 'verdicts'>;

/**
 * Null where no model had a part, as in most turns: their rows stay small. Null also for an erased person:
 * their story reads as empty, and what is left of its telling goes with it, as in the rows that an erasure blanks.
 */
export const tellingOf = ({
  story,
  model,
  promptHash,
  usage,
  latencyMs,
  verdicts,
}: StoredTelling & Pick<TurnNarratedV2, 'story'>): StoredTelling | null =>
  story === '' || (model === null && verdicts.length === 0) ? null : { model, promptHash, usage, latencyMs, verdicts };
