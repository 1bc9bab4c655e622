import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type TrackedEngagement } from '#contracts/lead/views.js';
import { Public } from '#backend/platform/http/current-user.js';
import { OptionalBearer } from '#backend/platform/http/optional-bearer.decorator.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { TrackedEngagementAnswer } from '../lead.answers.js';
import { OptionalCallers } from '../optional-callers.js';
import { fieldsOf } from '../lead-fields.js';
import { TrackEngagementBody } from './track-engagement.body.js';
import { TrackEngagementCommand } from './track-engagement.handler.js';

const MESSAGE = 'Noted.';

/** Without a lead's id, the engagement is the caller's own: another person's id is refused. */
const assertOwn = ({ leadId, userId: named }: TrackEngagementBody, userId: string | null): void => {
  if (leadId || !named || named === userId) return;
  throw new RejectedError(403, 'NOT_YOURS', 'Only the person themselves can say what they did.', { field: 'userId' });
};

@ApiTags('crm')
@Public()
@Controller('api/ghl/track-engagement')
export class TrackEngagementController {
  constructor(
    private readonly commands: CommandBus,
    private readonly callers: OptionalCallers,
  ) {}

  @Post()
  @ApiOkResponse({ type: TrackedEngagementAnswer })
  @HttpCode(200)
  @RateLimited('engagement')
  async track(@Body() body: TrackEngagementBody, @OptionalBearer() bearer: string | null): Promise<TrackedEngagement> {
    const userId = await this.callers.userIdOf(bearer);
    assertOwn(body, userId);
    const { action, details, leadId = '' } = body;
    await this.commands.execute(new TrackEngagementCommand({ action, details: fieldsOf(details), leadId }, userId));
    return { success: true, message: MESSAGE };
  }
}
