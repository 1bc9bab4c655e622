import { serverKeysFrom } from '../log/server-keys.js';
import { unwrapSubjectKey } from '../log/subject-keys.js';
import { type Queryable } from '../log/queryable.js';

/** A person's wrapped key. */
interface SealedSample {
  readonly userId: string;
  readonly wrappedKey: string;
}

const OF = `select user_id as "userId", wrapped_key as "wrappedKey" from subject_keys where wrapped_key is not null`;
const SAMPLES = `(${OF} order by created_at limit 1) union (${OF} order by created_at desc limit 1)`;

/**
 * The oldest and the newest thing that is sealed with the dice key; none in a new database. Everybody who has a saga has
 * a wrapped key beside its sealed seed, in this database wherever the log is.
 */
export const sealedSamples = async (db: Queryable): Promise<readonly SealedSample[]> =>
  (await db.query<SealedSample>({ text: SAMPLES })).rows;

export const opensWith = (diceKey: string, { userId, wrappedKey }: SealedSample): boolean => {
  try {
    unwrapSubjectKey(serverKeysFrom(diceKey).subjectKeys, userId, wrappedKey);
    return true;
  } catch {
    return false;
  }
};
