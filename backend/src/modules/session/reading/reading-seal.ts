import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { type Attempt } from '#game/model/attempt.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { type StartedSession } from '../domain/state/session.state.js';

/** The longest sealed reading, in characters: it travels with the action. */
export const READING_MAX_LENGTH = 2_048;
/** A change of what is sealed makes every reading before it unreadable; those are made anew. */
const VERSION = 2;

/** What a reading holds good for: these words, at this leaf of this saga. */
const standing = ({ sessionId, turn, head }: StartedSession, text: string, read: string): string =>
  JSON.stringify([VERSION, sessionId, turn, head, text, read]);

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Readings that the client holds between the press that shows one and the press that does it. They are authenticated,
 * not secret, and the server keeps nothing of them.
 */
@Injectable()
export class ReadingSeal {
  constructor(private readonly hashes: KeyedHashes) {}

  /** Null where it would be too long to travel. */
  seal(attempt: Attempt, text: string, session: StartedSession): string | null {
    const read = Buffer.from(JSON.stringify(attempt)).toString('base64url');
    const sealed = `${read}.${this.hashes.of('reading', standing(session, text, read))}`;
    return sealed.length > READING_MAX_LENGTH ? null : sealed;
  }

  /** Null for a reading of other words, another leaf or another saga, and for what this server never sealed. */
  open(sealed: string, text: string, session: StartedSession): Attempt | null {
    const [read = '', seal = ''] = sealed.split('.');
    if (!equal(seal, this.hashes.of('reading', standing(session, text, read)))) return null;
    return JSON.parse(Buffer.from(read, 'base64url').toString()) as Attempt;
  }
}
