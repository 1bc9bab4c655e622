import { SnapshotTaker } from '#backend/platform/log/snapshot-taker.js';
import { type Snapshot, type Snapshots } from '#backend/platform/log/snapshots.js';
import { logUnderTest, repositoriesOver } from './log-under-test.js';
import { bookmarksIn, commandOf, grant, pursesIn, type Purses, spend } from './purse.js';

/** The purse of ann over a log in memory; `process()` is one more process, with nothing held in memory. */
export const pursesUnderTest = ({ every = 100 }: { every?: number } = {}) => {
  const under = logUnderTest();
  const kept = new Map<string, Snapshot<unknown> & { readonly version: number }>();
  const errors: unknown[] = [];
  const snapshots: Snapshots = {
    readKeyframe: () => Promise.resolve(null),
    writeKeyframe: () => Promise.resolve(),
    read: (fold, stream) => {
      const snapshot = kept.get(stream);
      return Promise.resolve(
        snapshot?.version === fold.version ? { ...snapshot, state: snapshot.state as never } : null,
      );
    },
    write: (fold, stream, _, snapshot) =>
      Promise.resolve(void kept.set(stream, { ...snapshot, version: fold.version })),
  };
  const process = () => {
    const taker = new SnapshotTaker(snapshots, { every, onError: (error) => void errors.push(error) });
    const services = repositoriesOver(under, { snapshots: taker });
    return { taker, services, purses: pursesIn(services), bookmarks: bookmarksIn(services) };
  };
  return { ...under, process, kept, snapshots, errors, ...process() };
};

interface Payer {
  readonly purses: Purses;
}
export const give = ({ purses }: Payer, amount: number, by = purses) =>
  by.tryDecide('ann', grant(amount), commandOf('ann', 'grant'));
export const pay = ({ purses }: Payer, command: string, by = purses, assumeFresh = false) =>
  by.tryDecide('ann', spend(command), { ...commandOf('ann', command), assumeFresh });
