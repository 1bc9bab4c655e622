import { type EventMetadata } from '#contracts/shared/event.js';
import { type ActionAnswer } from '#contracts/session/views.js';
import { readMetadata } from '#backend/platform/log/recorded-metadata.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { recordedEvents } from '../../support/recorded-events.js';

/** Processes of one game, which write their log at level debug. */
interface Apart {
  readonly databaseUrl: string;
  readonly api: App;
  readonly worker: App;
}

interface Recorded {
  readonly id: string;
  readonly type: string;
  readonly metadata: EventMetadata;
}
const recordedUnder = async (databaseUrl: string, correlationId: string): Promise<readonly Recorded[]> => {
  const events = await recordedEvents(databaseUrl);
  return events
    .map(({ id, type, metadata }) => ({ id, type, metadata: readMetadata(metadata) }))
    .filter(({ metadata }) => metadata.correlationId === correlationId);
};

interface Line {
  readonly msg: string;
  readonly correlationId?: string;
  readonly causationId?: string;
}
const linesUnder = (game: App, correlationId: string): readonly Line[] =>
  game
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.correlationId === correlationId);

export const correlationChecks = (apart: () => Apart): void => {
  describe('the correlation', () => {
    it('is one from the request of a turn to its story, in the log and in the lines of both processes', async () => {
      const { databaseUrl, api, worker } = apart();
      const player = await Player.begun(api.url, 'forgiving');
      const requestId = 'correlation-of-a-turn';
      const { status, headers } = await player.call<ActionAnswer>('POST', '/api/actions', {
        body: { sessionId: player.sessionId, action: 'I look about me', isCustomAction: true },
        headers: { 'X-Request-Id': requestId },
      });
      expect([status, headers.get('x-request-id')]).toEqual([200, requestId]);
      const find = async (type: string): Promise<Recorded> => {
        let found: Recorded | undefined;
        await eventually(async () => {
          found = (await recordedUnder(databaseUrl, requestId)).find((event) => event.type === type);
          expect(found?.type).toBe(type);
        });
        return found as Recorded;
      };
      const [spent, resolved, told] = [
        await find('TokenSpent'),
        await find('TurnResolved'),
        await find('TurnNarrated'),
      ];
      const person = { actor: { kind: 'person', id: player.userId }, subjectId: player.userId, causationId: null };
      expect([spent.metadata, resolved.metadata]).toMatchObject([person, person]);
      expect(told.metadata).toMatchObject({
        actor: { kind: 'system', id: 'narrator' },
        subjectId: player.userId,
        causationId: resolved.id,
      });
      await eventually(() => {
        expect(linesUnder(api, requestId)).toContainEqual(expect.objectContaining({ msg: 'a request was answered' }));
        expect(linesUnder(worker, requestId)).toContainEqual(
          expect.objectContaining({ msg: 'a job was done', causationId: resolved.id }),
        );
      });
    });
  });
};
