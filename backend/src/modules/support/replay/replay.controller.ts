import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import {
  type ReplayedTurn,
  type ReplaySummary,
  type ReplayTimeline,
  type TurnComparison,
} from '#contracts/session/replay-views.js';
import { UserId } from '#backend/platform/http/current-user.js';
import { StaffOnly } from '#backend/platform/http/staff/staff-only.js';
import { StaffReason } from '../staff-reason.decorator.js';
import { ComparisonQuery, ReplayedTurnParams, ReplayParams, TIMELINE_PAGE, TimelineQuery } from './replay.queries.js';
import { ViewedReplays } from './viewed-replays.js';

/** GET /api/staff/sessions/{sessionId}/replay…: a saga as its player saw it, from the log. */
@Controller('api/staff/sessions/:sessionId')
export class ReplayController {
  constructor(private readonly replays: ViewedReplays) {}

  @Get('replay')
  @StaffOnly()
  summary(@UserId() staffId: string, @Param() { sessionId }: ReplayParams): Promise<ReplaySummary> {
    return this.replays.summary({ staffId, sessionId, reason: null });
  }

  @Get('replay/turns')
  @StaffOnly()
  timeline(
    @UserId() staffId: string,
    @Param() { sessionId }: ReplayParams,
    @Query() { from = 0, limit = TIMELINE_PAGE }: TimelineQuery,
  ): Promise<ReplayTimeline> {
    return this.replays.timeline({ staffId, sessionId, reason: null }, { from, limit });
  }

  /** With an `X-Staff-Reason`, the words of the person are shown. */
  @Get('replay/turns/:turn')
  @StaffOnly()
  turn(
    @UserId() staffId: string,
    @Param() { sessionId, turn }: ReplayedTurnParams,
    @StaffReason() reason: string | null,
  ): Promise<ReplayedTurn> {
    return this.replays.turn({ staffId, sessionId, reason }, turn);
  }

  @Get('replay/comparison')
  @StaffOnly()
  compare(
    @UserId() staffId: string,
    @Param() { sessionId }: ReplayParams,
    @Query() { from, to }: ComparisonQuery,
  ): Promise<TurnComparison> {
    return this.replays.compare({ staffId, sessionId, reason: null }, { from, to });
  }

  /** The session without its person, as JSON lines. */
  @Get('capsule')
  @StaffOnly()
  async capsule(@UserId() staffId: string, @Param() { sessionId }: ReplayParams): Promise<StreamableFile> {
    const lines = await this.replays.capsule({ staffId, sessionId, reason: null });
    return new StreamableFile(Readable.from(withEnds(lines), { objectMode: false }), {
      type: 'application/x-ndjson; charset=utf-8',
      disposition: `attachment; filename="${sessionId.slice(0, 8)}.capsule.jsonl"`,
    });
  }
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
