import { createHash } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One id for one key of one player in one session, whichever process meets it. */
export const commandIdOf = (kind: string, userId: string, sessionId: string, key: string): string =>
  sha256(JSON.stringify([kind, userId, sessionId, key])).slice(0, 32);

/** Tells a repeated request from another one under the same key; absent fields count as absent. */
export const bodyHashOf = (body: object): string => sha256(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))));
