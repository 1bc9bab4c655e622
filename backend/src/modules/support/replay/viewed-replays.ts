import { Inject, Injectable } from '@nestjs/common';
import {
  type ReplayedTurn,
  type ReplaySummary,
  type ReplayTimeline,
  type TurnComparison,
} from '#contracts/session/replay-views.js';
import { SESSION_REPLAYS, type SessionReplays } from '#backend/modules/session/session-replays.port.js';
import { STAFF_RECORD, type StaffRecord } from '../support.port.js';

/** Who looks, at which saga, and why. */
export interface Viewer {
  readonly staffId: string;
  readonly sessionId: string;
  /** Null leaves the words of the person out. */
  readonly reason: string | null;
}

/** Each look at a saga is recorded before it is answered. */
@Injectable()
export class ViewedReplays {
  constructor(
    @Inject(SESSION_REPLAYS) private readonly replays: SessionReplays,
    @Inject(STAFF_RECORD) private readonly record: StaffRecord,
  ) {}

  /** @throws RejectedError as SessionReplays, as every call here */
  async summary(viewer: Viewer): Promise<ReplaySummary> {
    return (await this.viewed(viewer, 'replay')).summary;
  }

  async timeline(viewer: Viewer, page: { readonly from: number; readonly limit: number }): Promise<ReplayTimeline> {
    await this.viewed(viewer, 'replay-timeline');
    return this.replays.timeline(viewer.sessionId, page);
  }

  async turn(viewer: Viewer, turn: number): Promise<ReplayedTurn> {
    const { masked } = await this.viewed(viewer, 'replay-turn');
    return this.replays.turn(viewer.sessionId, { turn, masked });
  }

  async compare(viewer: Viewer, turns: { readonly from: number; readonly to: number }): Promise<TurnComparison> {
    await this.viewed(viewer, 'replay-comparison');
    return this.replays.compare(viewer.sessionId, turns);
  }

  async capsule(viewer: Viewer): Promise<AsyncIterable<string>> {
    await this.viewed(viewer, 'capsule');
    return this.replays.capsule(viewer.sessionId);
  }

  private async viewed(
    { staffId, sessionId, reason }: Viewer,
    what: string,
  ): Promise<{ readonly summary: ReplaySummary; readonly masked: boolean }> {
    const summary = await this.replays.summary(sessionId);
    const view = { staffId, what, userId: summary.userId, sessionId, reason };
    const { masked } = await this.record.recordView(view);
    return { summary, masked };
  }
}
