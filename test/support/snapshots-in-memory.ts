import { type Snapshot, type Snapshots } from '#backend/platform/log/snapshots.js';
import { nameOf } from '#backend/platform/log/stored-fold.js';

type Kept = Snapshot<unknown> & { readonly at: number };

/** Snapshots and keyframes as JSON over memory, by stream, fold and version, as the database has them. */
export const snapshotsInMemory = (): Snapshots & { readonly keyframes: () => number } => {
  const snapshots = new Map<string, Kept>();
  const keyframes = new Map<string, Kept[]>();
  const keyOf = (fold: Parameters<typeof nameOf>[0] & { readonly version: number }, stream: string): string =>
    `${stream} ${nameOf(fold)} ${fold.version}`;
  const copyOf = <S>({ state, revision, position }: Snapshot<unknown>): Snapshot<S> => ({
    state: JSON.parse(JSON.stringify(state)) as S,
    revision,
    position,
  });
  return {
    read: (fold, stream) => {
      const kept = snapshots.get(keyOf(fold, stream));
      return Promise.resolve(kept ? copyOf(kept) : null);
    },
    write: (fold, stream, _, snapshot) =>
      Promise.resolve(void snapshots.set(keyOf(fold, stream), { ...copyOf(snapshot), at: 0 })),
    readKeyframe: (fold, stream, { at, revision = snapshotsEnd }) => {
      const frames = keyframes.get(keyOf(fold, stream)) ?? [];
      const found = frames.filter((one) => one.at <= at && one.revision <= revision).sort((a, b) => b.at - a.at)[0];
      return Promise.resolve(found ? copyOf(found) : null);
    },
    writeKeyframe: (fold, { stream, at }, snapshot) => {
      const key = keyOf(fold, stream);
      const others = (keyframes.get(key) ?? []).filter((one) => one.at !== at);
      return Promise.resolve(void keyframes.set(key, [...others, { ...copyOf(snapshot), at }]));
    },
    keyframes: () => [...keyframes.values()].flat().length,
  };
};
const snapshotsEnd = 2n ** 63n;
