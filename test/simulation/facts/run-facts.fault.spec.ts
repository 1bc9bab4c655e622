import { checkFacts, printFacts } from './run-facts.js';
import { faultCount } from '../../support/faults/fault-count.js';

const SEED = process.env['FAULT_SEED'] ?? 'facts';
const SAGAS = faultCount('fact-sagas');

it(`nothing that is told or offered contradicts its moment, in ${SAGAS} sagas of the seed '${SEED}'`, () => {
  const count = checkFacts({ seed: SEED, sagas: SAGAS, mostTurns: 160 });
  expect(count.leaves).toBeGreaterThan(SAGAS * 10);
  expect(count.found.length === 0 ? '' : printFacts(count)).toBe('');
});
