import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type SagaSharedV1 } from '#contracts/share/events.js';
import { type ShareView } from '#contracts/share/views.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';

const NO_LINK: ShareView = { link: null, heroShownAs: null, sharedAt: null };

/**
 * The secret of a link follows from its id and the server's key: it is kept nowhere, and can be shown again to its
 * owner. What is stored is its hash.
 */
@Injectable()
export class ShareLinks {
  constructor(
    private readonly hashes: KeyedHashes,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  hashOf(token: string): string {
    return this.hashes.of('share-token', token);
  }

  hashOfShare(shareId: string): string {
    return this.hashOf(this.tokenOf(shareId));
  }

  /** Leaves the link out if the key has changed since: the link still works, but nobody can write it down again. */
  viewOf(active: SagaSharedV1 | null): ShareView {
    if (active === null) return NO_LINK;
    const { shareId, heroShownAs, sharedAt, tokenHash } = active;
    const isKnown = this.hashOfShare(shareId) === tokenHash;
    // After the #, the secret reaches no server's log and no linked page.
    const link = isKnown ? `${this.config.publicUrl}/shared#${this.tokenOf(shareId)}` : null;
    return { link, heroShownAs, sharedAt };
  }

  private tokenOf(shareId: string): string {
    return Buffer.from(this.hashes.of('share-link', shareId), 'hex').toString('base64url');
  }
}

/** The same key of a person gives the same link. */
export const shareIdOf = (userId: string, sessionId: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['share', userId, sessionId, key]))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
