import { checkFacts, printFacts } from './run-facts.js';

const SEED = process.env['FACTS_SEED'] ?? 'facts';
const SAGAS = Number(process.env['FACTS_SAGAS'] ?? '40');

it(`nothing that is told or offered contradicts its moment, in ${SAGAS} sagas of the seed '${SEED}'`, () => {
  const count = checkFacts({ seed: SEED, sagas: SAGAS, mostTurns: 160 });
  expect(count.leaves).toBeGreaterThan(SAGAS * 10);
  expect(count.found.length === 0 ? '' : printFacts(count)).toBe('');
});
