import { circumstances, logUnderTest } from '#test/support/log-under-test.js';
import { eventually } from '#test/support/eventually.js';
import { quietLog } from '#test/support/quiet-log.js';
import { begun, narrated } from '#test/support/session-fixture.js';
import { LogUnavailableError, UnreadableEventError } from '#backend/platform/log/log-errors.js';
import { type EventLog } from '#backend/platform/log/event-log.js';
import { SessionFeed } from './session-feed.js';

const setUp = () => {
  const { log, memory } = logUnderTest();
  const failures: Error[] = [];
  const decodeMany: EventLog['decodeMany'] = (batch) => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : log.decodeMany(batch);
  };
  const feed = new SessionFeed(memory, { decodeMany } as EventLog, quietLog);
  const heard: string[] = [];
  const follow = () => feed.follow('session-1', ({ type, revision }) => void heard.push(`${type} ${revision}`));
  let revision: bigint | 'none' = 'none';
  const append = async (...events: Parameters<EventLog['append']>[2]): Promise<void> => {
    await log.append('session-session-1', revision, events, circumstances('user-1'));
    revision = (revision === 'none' ? -1n : revision) + BigInt(events.length);
  };
  return { feed, failures, heard, follow, append };
};

describe('the feed of sessions', () => {
  it('continues at its place for its followers after reads have failed for a while', async () => {
    const { feed, failures, heard, follow, append } = setUp();
    const stop = await follow();
    await append(...begun());
    await eventually(() => expect(heard).toEqual(['SessionStarted 0', 'TurnNarrated 1']));
    failures.push(new LogUnavailableError('as planned'), new LogUnavailableError('as planned'));
    await append(narrated(1));
    await eventually(() => expect(heard).toEqual(['SessionStarted 0', 'TurnNarrated 1', 'TurnNarrated 2']));
    await append(narrated(2));
    await eventually(() => expect(heard.at(-1)).toBe('TurnNarrated 3'));
    stop();
    feed.onApplicationShutdown();
  });

  it('skips only unreadable events', async () => {
    const { feed, failures, heard, follow, append } = setUp();
    await follow();
    // The whole batch, then the first of its two events.
    failures.push(new UnreadableEventError('as planned'), new UnreadableEventError('as planned'));
    await append(...begun());
    await eventually(() => expect(heard).toEqual(['TurnNarrated 1']));
    feed.onApplicationShutdown();
  });
});
