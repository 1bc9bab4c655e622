import { type ChoicesView } from '#contracts/session/views.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { type SessionFeed } from './session-feed.js';
import { SessionStream } from './session-stream.js';
import { type LastSeen } from './last-seen.js';
import { ToldTurns } from './told-turns.js';

type Parts = ConstructorParameters<typeof SessionStream>;
type RowParts = ConstructorParameters<typeof ToldTurns>;
const row = { sessionId: 's', turnNumber: 4, position: '40' };
const view: Partial<ChoicesView> = { turn: 4, narration: 'told' };

/** Only planned things happen: `pendingFirst` is the read models' answer when the client connects. */
const setUp = ({ pendingFirst = false, told = true, isShown = true, sentencesFail = false } = {}) => {
  const sent: string[] = [];
  const broken: unknown[] = [];
  const followers = new Set<(event: LoggedEvent) => void>();
  let looks = 0;
  const followed = (listener: (event: LoggedEvent) => void) => {
    followers.add(listener);
    return Promise.resolve(() => void followers.delete(listener));
  };
  const isShownNow = { value: isShown };
  const rows = [
    {
      bySession: () =>
        Promise.resolve({
          ...view,
          sessionId: 's',
          offers: [],
          wording: [],
          attributes: {},
          narration: pendingFirst && looks++ === 0 ? 'pending' : 'told',
        }),
    },
    {
      ofTurn: () => Promise.resolve(row),
      toldSince: (_: string, __: string, seen: LastSeen) => Promise.resolve(seen === null ? [] : [row]),
      view: () => Promise.resolve({ id: 's.4' }),
    },
    { waitFor: () => Promise.resolve(isShownNow.value) },
  ] as unknown as RowParts;
  const parts = [
    { follow: (_: string, listener: (event: LoggedEvent) => void) => followed(listener) } as unknown as SessionFeed,
    { newest: () => Promise.resolve({ session: { pendingTurn: told ? null : 4 }, position: 40n }) },
    new ToldTurns(...rows),
    {
      follow: () => (sentencesFail ? Promise.reject(new Error('as planned')) : Promise.resolve(() => undefined)),
      shown: () => Promise.resolve([{ sessionId: 's', turn: 4, n: 0, text: 'So.' }]),
    },
  ] as unknown as Parts;
  const stream = new SessionStream(...parts);
  const follow = (seen: LastSeen = null) =>
    stream.follow('ann', 's', seen, {
      send: (name, id) => void sent.push(`${name} ${id}`),
      breakOff: (error) => void broken.push(error),
    });
  const append = (event: Partial<LoggedEvent>): void => followers.forEach((listener) => listener(event as LoggedEvent));
  return { follow, followers, sent, broken, append, isShownNow };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const narrated = { type: 'TurnNarrated', data: { sessionId: 's', turn: 4 }, position: 40n } as Partial<LoggedEvent>;

describe('the stream of a session', () => {
  it('sends stories told while the client connects', async () => {
    const { follow, sent } = setUp({ pendingFirst: true });
    await follow();
    expect(sent).toEqual(['turn-narrated 40']);
  });

  it('sends the sentences shown so far of a turn that is still being told', async () => {
    const { follow, sent } = setUp({ pendingFirst: true, told: false });
    await follow();
    expect(sent).toEqual(['sentence 4.0']);
  });

  it('leaves no follower when it can not start', async () => {
    const failing = setUp({ sentencesFail: true });
    await expect(failing.follow()).rejects.toThrow('as planned');
    expect(failing.followers.size).toBe(0);
    const behind = setUp({ isShown: false });
    await expect(behind.follow()).rejects.toThrow('behind');
    expect(behind.followers.size).toBe(0);
  });

  it('is closed where a story can not be shown, so that the client resumes; no follower stays after its end', async () => {
    const { follow, append, sent, broken, isShownNow, followers } = setUp();
    const end = await follow();
    append(narrated);
    await settled();
    expect([sent, broken.length]).toEqual([['turn-narrated 40'], 0]);
    isShownNow.value = false;
    append(narrated);
    await settled();
    expect([sent.length, broken.length]).toEqual([1, 1]);
    end();
    expect(followers.size).toBe(0);
  });
});
