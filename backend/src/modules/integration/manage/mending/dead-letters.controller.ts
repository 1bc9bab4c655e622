import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type DeadLettersDone, type DeadLetterView } from '#contracts/integration/managed.js';
import { ForKeysAndStaff } from '#backend/platform/http/key-scope.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { ChosenDeadLetters } from './chosen-dead-letters.js';
import { deadLetterView } from './dead-letter.view.js';
import { chosenIn, DeadLettersBody, DeadLettersQuery } from './dead-letters.body.js';
import { DEAD_LETTER_REFUSALS } from './mending.refusals.js';
import { ManageRecord } from '../manage-record.js';
import { DeadLetterAnswer, DeadLettersDoneAnswer } from '../managed-crm.answers.js';

/** Jobs that failed for good, as `npm run jobs` has them. */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/dead-letters')
export class DeadLettersController {
  constructor(
    private readonly letters: ChosenDeadLetters,
    private readonly record: ManageRecord,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Jobs that failed for good, the oldest first.' })
  @ApiOkResponse({ type: [DeadLetterAnswer] })
  @Refuses(DEAD_LETTER_REFUSALS)
  async list(@CurrentPrincipal() who: Principal, @Query() query: DeadLettersQuery): Promise<readonly DeadLetterView[]> {
    await this.record.note(who, { what: 'dead-letters' });
    return (await this.letters.list(who, query)).map(deadLetterView);
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Has them tried again, with all their attempts.' })
  @ApiOkResponse({ type: DeadLettersDoneAnswer })
  @Refuses(DEAD_LETTER_REFUSALS)
  async retry(@CurrentPrincipal() who: Principal, @Body() body: DeadLettersBody): Promise<DeadLettersDone> {
    const chosen = chosenIn(body);
    await this.record.note(who, { what: 'dead-letters-retried' }, { queue: chosen.queue, jobId: chosen.id });
    return { count: await this.letters.act(who, 'retry', chosen) };
  }

  @Post('drop')
  @HttpCode(200)
  @ApiOperation({ summary: 'Removes them for good.' })
  @ApiOkResponse({ type: DeadLettersDoneAnswer })
  @Refuses(DEAD_LETTER_REFUSALS)
  async drop(@CurrentPrincipal() who: Principal, @Body() body: DeadLettersBody): Promise<DeadLettersDone> {
    const chosen = chosenIn(body);
    await this.record.note(who, { what: 'dead-letters-dropped' }, { queue: chosen.queue, jobId: chosen.id });
    return { count: await this.letters.act(who, 'drop', chosen) };
  }
}
