import { LogPin, type LogView } from './log-pin.js';

const viewOf = (id: string | null, last: bigint | null): LogView & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    identity: () => Promise.resolve((asked.push('identity'), id)),
    holds: (position) => Promise.resolve((asked.push(`holds ${position}`), last !== null && position <= last)),
    head: () => Promise.resolve(last),
  };
};

describe('the log that a store remembers', () => {
  it('is the first one that it uses', async () => {
    const pin = new LogPin();
    expect(await pin.prove(viewOf(null, null))).toBeNull();
    expect(await pin.prove(viewOf('a', 1n))).toBe('a');
    await expect(pin.prove(viewOf('b', 9n))).rejects.toMatchObject({
      mismatch: { kind: 'another', expected: 'a', found: 'b' },
    });
    await expect(pin.prove(viewOf(null, null))).rejects.toMatchObject({ mismatch: { kind: 'another', found: null } });
    await pin.prove(viewOf('a', 1n));
  });

  it('must hold the last position that it got', async () => {
    const pin = new LogPin();
    pin.saw(7n);
    pin.saw(5n);
    await expect(pin.prove(viewOf('a', 6n))).rejects.toMatchObject({
      mismatch: { kind: 'shorter', position: 7n, head: 6n },
    });
    expect(await pin.prove(viewOf('b', 7n))).toBe('b');
  });

  it('may be known before the first use, also without an identity', async () => {
    await expect(new LogPin({ id: 'a', position: null }).prove(viewOf('b', 9n))).rejects.toThrow();
    await expect(new LogPin({ id: null, position: 5n }).prove(viewOf('b', 4n))).rejects.toThrow();
    await new LogPin({ id: null, position: 5n }).prove(viewOf('b', 5n));
  });

  it('is proven once a second for each connection, and again after a failure', async () => {
    const pin = new LogPin();
    const [one, other, view] = [{}, {}, viewOf('a', 1n)];
    await pin.proven(one, view);
    await pin.proven(one, view);
    expect(view.asked).toEqual(['identity']);
    await pin.proven(other, view);
    expect(view.asked).toEqual(['identity', 'identity']);
    const third = {};
    await expect(pin.proven(third, viewOf('b', 1n))).rejects.toThrow();
    await pin.proven(third, view);
    expect(view.asked).toHaveLength(3);
  });

  it('looks again each time while the log is empty', async () => {
    const pin = new LogPin();
    const [connection, view] = [{}, viewOf(null, null)];
    await pin.proven(connection, view);
    await pin.proven(connection, view);
    expect(view.asked).toEqual(['identity', 'identity']);
  });
});
