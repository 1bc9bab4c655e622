import { parseArgs } from 'node:util';
import { DIFFICULTIES, PROFESSIONS } from '#contracts/rules/character.js';
import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { FACTIONS } from '#contracts/world/world.js';
import { playSaga, type PlayedSaga, type SagaSetting } from './play-saga.js';
import { POLICIES } from './policies/policies.js';
import { report } from './report.js';
import { voiceReport } from './voice-report.js';

const { values } = parseArgs({ options: {
  sagas: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'simulation' }, 'no-end': { type: 'boolean', default: false }, 'most-turns': { type: 'string', default: '160' },
  policy: { type: 'string' }, difficulty: { type: 'string' }, told: { type: 'boolean', default: false }, read: { type: 'string' },
} });

const narrator = values['no-end'] || values.told ? (await import('#backend/modules/narration/domain/floor-narrator.js')).floorNarrator : null;
/** All of a list, or the one that was asked for. */
const asked = <T extends string>(all: readonly T[], one: string | undefined): readonly T[] => (one === undefined ? all : all.filter((name) => name === one));
const policies = asked(POLICIES, values.policy), difficulties = asked(DIFFICULTIES, values.difficulty);
/** Each people by each policy; neither difficulty nor profession goes in step with it, so that few sagas, too, are of all sorts. */
const settings = Array.from({ length: Number(values.sagas) }, (_, i): SagaSetting => {
  const faction = FACTIONS[i % FACTIONS.length] ?? 'vikings', round = Math.floor(i / FACTIONS.length);
  const own = PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]);
  const policy = round % policies.length, game = Math.floor(round / policies.length), profession = (policy + game) % own.length;
  return {
    seed: `${values.seed}-${i}`, faction, profession: own[profession] ?? 'warrior', difficulty: difficulties[(policy + profession + Math.floor(game / own.length)) % difficulties.length] ?? 'normal',
    policy: policies[policy] ?? 'greedy', mostTurns: Number(values['most-turns']), narrator, isEndless: values['no-end'],
  };
});

/** A saga as it is read: what was done, and what came of it. */
const leaves = ({ stories, turns, setting }: PlayedSaga): string => [
  `${setting.seed}: ${setting.faction}, ${setting.profession}, ${setting.difficulty}, ${setting.policy}`,
  ...stories.map((story, n) => `\n[${n}] ${turns[n - 1]?.data.playerAction ?? ''}\n${story}`), '',
].join('\n');

const from = performance.now();
const sagas: readonly PlayedSaga[] = settings.map(playSaga);
if (values.read !== undefined) process.stdout.write(sagas.filter(({ setting }) => setting.faction === values.read).map(leaves).join('\n'));
else process.stdout.write(narrator ? voiceReport(sagas) : report(sagas));
process.stdout.write(`\n${sagas.length} sagas, seed '${values.seed}', ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
