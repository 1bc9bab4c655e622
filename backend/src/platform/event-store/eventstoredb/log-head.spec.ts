import { END, type AllStreamResolvedEvent, type ReadAllOptions } from '@eventstore/db-client';
import { lastOwnPosition } from './log-head.js';
import { ownStreams } from './own-streams.js';

const STREAMS = ownStreams({ streamKinds: ['game'] });
const event = (commit: number, streamId: string): AllStreamResolvedEvent =>
  ({
    event: { id: '', type: 'T', streamId, revision: 0n, data: {}, metadata: {}, position: { commit: BigInt(commit) } },
  }) as unknown as AllStreamResolvedEvent;

/** A server whose log has these streams' events in order; it notes how many it was asked for. */
const serverOf = (names: readonly string[]) => {
  const [log, asked] = [names.map((name, n) => event(n + 1, name)), [] as number[]];
  const readAll = ({ fromPosition, maxCount }: ReadAllOptions): Promise<readonly AllStreamResolvedEvent[]> => {
    asked.push(Number(maxCount));
    const before = fromPosition === END ? log.length : Number((fromPosition as { commit: bigint }).commit) - 1;
    return Promise.resolve(log.slice(Math.max(0, before - Number(maxCount)), before).toReversed());
  };
  return { readAll, asked };
};
const others = (n: number): readonly string[] => Array.from({ length: n }, () => '$stats');

describe('the position of the last own event', () => {
  it('takes a few events where it is among the last, however long the log is', async () => {
    const { readAll, asked } = serverOf([...Array.from({ length: 2_000 }, () => 'game-1'), '$stats']);
    expect(await lastOwnPosition(readAll, STREAMS)).toBe(2_000n);
    expect(asked.reduce((sum, n) => sum + n, 0)).toBeLessThan(10);
  });

  it.each([0, 3, 4, 5, 20, 84, 85, 1_000])('is found before %i events of others', async (n) => {
    const { readAll } = serverOf(['game-1', 'game-2', ...others(n)]);
    expect(await lastOwnPosition(readAll, STREAMS)).toBe(2n);
  });

  it.each([0, 3, 84, 1_000])('is found by what stands there, before %i later events', async (n) => {
    const { readAll } = serverOf(['game-1', '$stats', 'game-2', ...Array.from({ length: n }, () => 'game-3')]);
    expect(await lastOwnPosition(readAll, STREAMS, ({ stream }) => stream < 'game-3')).toBe(3n);
    expect(await lastOwnPosition(readAll, STREAMS, () => false)).toBeNull();
  });

  it.each([0, 4, 700])('is none among %i events of others', async (n) => {
    expect(await lastOwnPosition(serverOf(others(n)).readAll, STREAMS)).toBeNull();
  });
});
