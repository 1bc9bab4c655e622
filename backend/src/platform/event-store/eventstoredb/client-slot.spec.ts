import { ClientSlot } from './client-slot.js';

const slotFor = (connectionString: string, closed = (): void => undefined): ClientSlot =>
  new ClientSlot(connectionString, { attemptMs: 10, disposeMs: 10 }, closed);

describe('the slot of a client', () => {
  it('builds another client only for the one that failed', async () => {
    const slot = slotFor('esdb://127.0.0.1:1?tls=false');
    const first = slot.current;
    slot.replace(first);
    const second = slot.current;
    slot.replace(first);
    expect(second).not.toBe(first);
    expect(slot.current).toBe(second);
    await slot.close();
  });

  it('resolves when all its clients are disposed', async () => {
    const closed = jest.fn();
    const slot = slotFor('esdb://127.0.0.1:1?tls=false&keepAliveTimeout=-1', closed);
    slot.replace(slot.current);
    await slot.close();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it.each(['http://127.0.0.1:2113', 'esdb://', 'esdb://127.0.0.1:port'])('refuses %s at once', (text) => {
    expect(() => slotFor(text)).toThrow();
  });
});
