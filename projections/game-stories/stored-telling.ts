import { type TurnNarratedV2 } from '#contracts/session/events.js';

/** What stands behind the words of a model: its name, the hash of its prompt, the usage, and the checks. */
export type StoredTelling = Pick<TurnNarratedV2, 'model' | 'promptHash' | 'usage' | 'latencyMs' | 'verdicts'>;

/** Null where no model had a part: the floor narrator's turns are most of them, and small. */
export const tellingOf = ({ model, promptHash, usage, latencyMs, verdicts }: StoredTelling): StoredTelling | null =>
  model === null && verdicts.length === 0 ? null : { model, promptHash, usage, latencyMs, verdicts };
