import { parseArgs } from 'node:util';
import { DIFFICULTIES, PROFESSIONS } from '#contracts/rules/character.js';
import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { FACTIONS } from '#contracts/world/world.js';
import { playSaga, type PlayedSaga, type SagaSetting } from './play-saga.js';
import { POLICIES } from './policies.js';
import { report } from './report.js';

const { values } = parseArgs({ options: {
  sagas: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'simulation' }, 'no-end': { type: 'boolean', default: false }, 'most-turns': { type: 'string', default: '160' },
} });

const narrator = values['no-end'] ? (await import('#backend/modules/narration/domain/floor-narrator.js')).floorNarrator : null;
const settings = Array.from({ length: Number(values.sagas) }, (_, i): SagaSetting => {
  const faction = FACTIONS[i % FACTIONS.length] ?? 'vikings';
  const own = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
  return {
    seed: `${values.seed}-${i}`, faction, profession: own[Math.floor(i / FACTIONS.length) % own.length] ?? 'warrior', difficulty: DIFFICULTIES[Math.floor(i / 5) % 3] ?? 'normal',
    policy: POLICIES[i % POLICIES.length] ?? 'greedy', mostTurns: Number(values['most-turns']), narrator, isEndless: values['no-end'],
  };
});

const from = performance.now();
const sagas: readonly PlayedSaga[] = settings.map(playSaga);
process.stdout.write(report(sagas));
process.stdout.write(`\n${sagas.length} sagas, seed '${values.seed}', ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
