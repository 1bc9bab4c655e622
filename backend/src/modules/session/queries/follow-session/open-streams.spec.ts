import fc from 'fast-check';
import { OpenStreams } from './open-streams.js';

const LIMITS = { perSession: 2, perPerson: 3, perProcess: 5 };

const setUp = () => {
  const streams = new OpenStreams(LIMITS);
  const ended: string[] = [];
  const open = (name: string, userId = 'ann', sessionId = 's1') =>
    streams.add({ userId, sessionId, replace: () => ended.push(name) });
  return { streams, ended, open };
};

describe('the open streams of a process', () => {
  it("end a session's oldest stream in favour of a newer one", () => {
    const { open, ended, streams } = setUp();
    for (const name of ['a', 'b', 'c', 'd']) open(name);
    expect([ended, streams.count]).toEqual([['a', 'b'], 2]);
  });

  it("end a person's oldest stream in favour of a newer one", () => {
    const { open, ended } = setUp();
    open('a', 'ann', 's1');
    open('b', 'ann', 's2');
    open('c', 'ann', 's3');
    open('d', 'ann', 's4');
    expect(ended).toEqual(['a']);
  });

  it('are refused to another person where the process has no place, and never to one who can give up a stream', () => {
    const { open, ended } = setUp();
    for (const user of ['ann', 'bo', 'cy', 'di', 'ed']) open(user, user);
    expect(() => open('fay', 'fay')).toThrow('Too many are listening');
    expect(ended).toEqual([]);
    open('ann again', 'ann', 's9');
    expect(ended).toEqual(['ann']);
  });

  it('leave their place once', () => {
    const { open, streams } = setUp();
    const close = open('a');
    open('b');
    close();
    close();
    expect(streams.count).toBe(1);
  });

  it('stay within all limits, and the newest stays open', () => {
    const person = fc.constantFrom('ann', 'bo', 'cy', 'di');
    const session = fc.constantFrom('1', '2', '3');
    fc.assert(
      fc.property(fc.array(fc.tuple(person, session, fc.boolean()), { maxLength: 60 }), (steps) => {
        const streams = new OpenStreams(LIMITS);
        const open = new Set<{ userId: string; sessionId: string; close: () => void }>();
        for (const [userId, sessionId, closes] of steps) {
          const [oldest] = open;
          if (closes && oldest) {
            oldest.close();
            open.delete(oldest);
            continue;
          }
          const stream = { userId, sessionId, close: (): void => undefined };
          try {
            stream.close = streams.add({ userId, sessionId, replace: () => open.delete(stream) });
          } catch {
            expect(open.size).toBe(LIMITS.perProcess);
            continue;
          }
          open.add(stream);
          const own = [...open].filter((other) => other.userId === userId);
          expect(own.length).toBeLessThanOrEqual(LIMITS.perPerson);
          expect(own.filter((other) => other.sessionId === sessionId).length).toBeLessThanOrEqual(LIMITS.perSession);
          expect(streams.count).toBe(open.size);
        }
      }),
    );
  });
});
