import { circumstances, logUnderTest, repositoriesOver } from '#test/support/log-under-test.js';
import { eventually } from '#test/support/eventually.js';
import { quietLog } from '#test/support/quiet-log.js';
import { begun } from '#test/support/session-fixture.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { SessionKeyframes } from '../../session-keyframes.js';
import { SessionRepository } from '../../session.repository.js';
import { FeedNarrationWaiter } from './feed-narration-waiter.js';
import { SessionFeed } from './session-feed.js';

/** A session whose opening is at position 1 and still to be narrated. */
const setUp = async () => {
  const under = logUnderTest();
  const { log, memory, store } = under;
  const feed = new SessionFeed(memory, log, quietLog);
  const services = repositoriesOver(under);
  const waiter = new FeedNarrationWaiter(feed, new SessionRepository(services, new SessionKeyframes(services)));
  const [started, told] = begun() as [SessionEvent, SessionEvent];
  await log.append('session-session-1', 'none', [started], circumstances('user-1'));
  return {
    feed,
    read: () => store.eventsRead,
    tell: () => log.append('session-session-1', 0n, [told], circumstances('user-1')),
    wait: (untoldAt: bigint | null, ms = 5_000) => waiter.waitFor({ sessionId: 'session-1', turn: 0, untoldAt }, ms),
    /** Another follower, so that the feed runs before the turn is told. */
    follow: async (heard: string[]) => feed.follow('session-1', ({ type }) => void heard.push(type)),
  };
};

describe('who waits for the narration of a turn', () => {
  it('hears of it without a read of the session', async () => {
    const { feed, read, tell, wait, follow } = await setUp();
    await follow([]);
    const before = read();
    const waiting = wait(1n);
    await tell();
    expect(await waiting).toBe(true);
    expect(read()).toBe(before);
    feed.onApplicationShutdown();
  });

  it('learns from the feed that it passed a moment before, without a read of the session', async () => {
    const { feed, read, tell, wait, follow } = await setUp();
    const heard: string[] = [];
    await follow(heard);
    await tell();
    await eventually(() => expect(heard).toEqual(['TurnNarrated']));
    const before = read();
    expect(await wait(1n)).toBe(true);
    expect(read()).toBe(before);
    feed.onApplicationShutdown();
  });

  it.each([
    ['the feed begins after it', 1n],
    ['it is not known since when', null],
  ])('reads the session where %s', async (_, untoldAt) => {
    const { tell, wait } = await setUp();
    await tell();
    expect(await wait(untoldAt)).toBe(true);
  });

  it('waits no longer than its time', async () => {
    const { wait } = await setUp();
    expect(await wait(1n, 20)).toBe(false);
    expect(await wait(null, 20)).toBe(false);
  });
});
