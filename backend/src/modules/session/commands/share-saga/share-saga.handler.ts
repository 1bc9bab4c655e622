import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ShareRequest, type ShareView } from '#contracts/share/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { revokeShare, shareSaga } from '../../domain/share/share.decider.js';
import { SessionRepository } from '../../session.repository.js';
import { ShareRepository } from '../../share.repository.js';
import { shareIdOf, ShareLinks } from './share-links.js';

/** PUT /api/sessions/{sessionId}/share: makes a link; null withdraws it. */
export class ShareSagaCommand extends Command<ShareView> {
  constructor(
    readonly context: CommandContext,
    readonly sessionId: string,
    readonly asked: { readonly request: ShareRequest; readonly idempotencyKey: string } | null,
  ) {
    super();
  }
}

@CommandHandler(ShareSagaCommand)
export class ShareSagaHandler implements ICommandHandler<ShareSagaCommand> {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly shares: ShareRepository,
    private readonly links: ShareLinks,
  ) {}

  async execute({ context, sessionId, asked }: ShareSagaCommand): Promise<ShareView> {
    const { subjectId: userId, occurredAt: now } = context;
    const { characterId } = await this.sessions.ownedBy(userId, sessionId);
    if (asked === null) return this.viewAfter(sessionId, (share) => revokeShare({ userId, now }, share), context);
    const shareId = shareIdOf(userId, sessionId, asked.idempotencyKey);
    const { heroShownAs } = asked.request;
    const tokenHash = this.links.hashOfShare(shareId);
    const data = { userId, sessionId, characterId, shareId, tokenHash, heroShownAs, sharedAt: now };
    return this.viewAfter(sessionId, (share) => shareSaga(data, share), context);
  }

  private async viewAfter(...change: Parameters<ShareRepository['change']>): Promise<ShareView> {
    return this.links.viewOf((await this.shares.change(...change)).active);
  }
}
