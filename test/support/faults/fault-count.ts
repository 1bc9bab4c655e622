import { readFileSync } from 'node:fs';
import path from 'node:path';

type Counts = Readonly<Record<string, { readonly count: number; readonly what: string }>>;
const counts = JSON.parse(readFileSync(path.join(import.meta.dirname, 'fault-counts.json'), 'utf8')) as Counts;

/** @returns how much of a fault test this run takes: the option of `npm run test:faults`, else the count in fault-counts.json */
export const faultCount = (name: string): number => {
  const declared = counts[name];
  if (!declared) throw new Error(`fault-counts.json has no '${name}'`);
  const given = (JSON.parse(process.env['FAULT_COUNTS'] ?? '{}') as Readonly<Record<string, number>>)[name];
  return given ?? declared.count;
};

/** The seed of this run's random moments and sagas: `--seed` repeats a run that failed. */
export const faultSeed = (): number => Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
