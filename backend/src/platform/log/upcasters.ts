import { type Upcaster } from '#contracts/shared/event-registry.js';

interface Versioned {
  readonly version: number;
  readonly data: unknown;
}
export type Upcast = (type: string, written: Versioned) => Versioned;

/** One reader for all versions ever written: lifts data step by step until no upcaster knows its version. */
export const upcastWith = (upcasters: readonly Upcaster[]): Upcast => {
  const steps = new Map<string, Map<number, Upcaster['up']>>();
  for (const { type, from, up } of upcasters) {
    const known = steps.get(type) ?? new Map<number, Upcaster['up']>();
    if (known.has(from)) throw new Error(`two upcasters lift ${type} from version ${from}`);
    steps.set(type, known.set(from, up));
  }
  return (type, written) => {
    const known = steps.get(type);
    if (!known) return written;
    let { version, data } = written;
    for (let up = known.get(version); up; up = known.get(version)) {
      data = up(data as never);
      version++;
    }
    return { version, data };
  };
};
