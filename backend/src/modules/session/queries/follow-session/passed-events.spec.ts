import { type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { PassedEvents } from './passed-events.js';

const event = (position: bigint, stream = 'session-a'): RecordedEvent => ({
  stream,
  position,
  revision: position,
  id: String(position),
  type: 'T',
  version: 1,
  data: '{}',
  metadata: '{}',
});
const positions = (events: readonly RecordedEvent[] | null) => events?.map(({ position }) => position) ?? null;

describe('the events that a feed has passed', () => {
  it('are those of the stream after the position', () => {
    const passed = new PassedEvents();
    passed.begin(2n);
    passed.add([event(3n), event(4n, 'session-b'), event(5n)]);
    expect(positions(passed.since('session-a', 2n))).toEqual([3n, 5n]);
    expect(positions(passed.since('session-a', 3n))).toEqual([5n]);
    expect(positions(passed.since('session-a', 9n))).toEqual([]);
  });

  it('are not known before the feed begins, before its first position, and after its end', () => {
    const passed = new PassedEvents();
    expect(passed.since('session-a', 9n)).toBeNull();
    passed.begin(2n);
    expect(passed.since('session-a', 1n)).toBeNull();
    passed.end();
    expect(passed.since('session-a', 2n)).toBeNull();
  });

  it('are the newest 500 at most, and none of them twice', () => {
    const passed = new PassedEvents();
    passed.begin(null);
    for (let n = 1n; n <= 1_200n; n++) passed.add([event(n)]);
    passed.add([event(1_199n), event(1_200n)]);
    expect(passed.since('session-a', 600n)).toBeNull();
    expect(positions(passed.since('session-a', 1_190n))).toEqual(
      Array.from({ length: 10 }, (_, n) => 1_191n + BigInt(n)),
    );
  });
});
