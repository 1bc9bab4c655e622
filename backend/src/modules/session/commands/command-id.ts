import { hash } from 'node:crypto';
import { canonicalJson } from '#backend/shared/domain/canonical-json.js';

const sha256 = (text: string): string => hash('sha256', text, 'hex');

/** The same id for the same key of a player in a session, in every process. */
export const commandIdOf = (kind: string, userId: string, sessionId: string, key: string): string =>
  sha256(JSON.stringify([kind, userId, sessionId, key])).slice(0, 32);

/** Distinguishes a repeated request from a different one under the same key. */
export const bodyHashOf = (body: object): string => sha256(canonicalJson(body));
