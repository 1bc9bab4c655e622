import { type TimeSpan } from '#backend/shared/time-span.js';
import { quietLog } from '#test/support/quiet-log.js';
import { type NarrationService } from '../narration.service.js';
import { NarrateUntoldTurns } from './narrate-untold-turns.js';

describe('turns left untold', () => {
  it('are told a minute later, each of them, whatever becomes of the others', async () => {
    const told: string[] = [];
    const narrations: Pick<NarrationService, 'narrateByFloor' | 'untoldMs'> = {
      untoldMs: 60_000,
      narrateByFloor: (sessionId, turn) => {
        told.push(`${sessionId} ${turn}`);
        return sessionId === 'a' ? Promise.reject(new Error('unreadable')) : Promise.resolve();
      },
    };
    const asked: TimeSpan[] = [];
    const untold = {
      resolvedOutside: (span: TimeSpan) => {
        asked.push(span);
        return Promise.resolve([
          { sessionId: 'a', turn: 3 },
          { sessionId: 'b', turn: 0 },
        ]);
      },
    };
    const sweep = new NarrateUntoldTurns(
      narrations as NarrationService,
      untold,
      { now: () => new Date('2026-03-01T10:01:00.000Z') },
      quietLog,
    );
    await sweep.run();
    const span = { from: new Date('2026-03-01T10:00:00.000Z'), to: new Date('2026-03-01T10:02:00.000Z') };
    expect([asked, told]).toEqual([[span], ['a 3', 'b 0']]);
  });
});
