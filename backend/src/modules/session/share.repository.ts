import { Injectable } from '@nestjs/common';
import { type ShareEvent } from '#contracts/share/events.js';
import { SHARE_REJECTIONS, type ShareRejectionCode } from '#contracts/share/rejections.js';
import { Repository, RepositoryServices } from '#backend/platform/log/repository.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type Share, type ShareDecision, shareFold } from './domain/share/share.decider.js';

/** Links of sagas, by the saga's id; a command on them is answered when the read model shows it. */
@Injectable()
export class ShareRepository extends Repository<Share, ShareEvent, ShareRejectionCode> {
  constructor(services: RepositoryServices) {
    super(services, {
      fold: { ...shareFold, subjectOf: ({ active }) => active?.userId ?? null },
      rejections: SHARE_REJECTIONS,
    });
  }

  /** @returns the link after it */
  async change(sessionId: string, decide: (share: Share) => ShareDecision, context: CommandContext): Promise<Share> {
    const options = { commandId: `share-${sessionId}`, context, awaitReadModels: true };
    return (await this.decide(sessionId, decide, options)).state;
  }
}
