import { parseArgs } from 'node:util';
import { FACTIONS } from '#game/model/world.js';
import { oneOf, UnknownName } from './habits/habits.js';
import { playSaga, type PlayedSaga } from './play-saga.js';
import { report } from './report.js';
import { spread } from './spread.js';
import { voiceReport } from './voice-report.js';

const { values } = parseArgs({
  options: {
    sagas: { type: 'string' },
    seed: { type: 'string', default: 'simulation' },
    'no-end': { type: 'boolean', default: false },
    'most-turns': { type: 'string', default: '160' },
    policy: { type: 'string' },
    difficulty: { type: 'string' },
    told: { type: 'boolean', default: false },
    read: { type: 'string' },
    habit: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    people: { type: 'string' },
    facts: { type: 'string' },
    leaves: { type: 'string' },
  },
});

const mostTurns = Number(values['most-turns']);

/** A saga as text: its deeds and their stories. */
const leaves = ({ stories, turns, setting }: PlayedSaga): string =>
  [
    `${setting.seed}: ${setting.faction}, ${setting.profession}, ${setting.difficulty}, ${setting.policy}`,
    ...stories.map((story, n) => `\n[${n}] ${turns[n - 1]?.data.playerAction ?? ''}\n${story}`),
    '',
  ].join('\n');

/** Plays by policies and prints how the sagas went. */
const runPolicies = async (): Promise<string> => {
  const narrator =
    values['no-end'] || values.told
      ? (await import('#backend/modules/narration/domain/floor-narrator.js')).floorNarrator
      : null;
  const sagas: readonly PlayedSaga[] = spread({
    ...values,
    sagas: Number(values.sagas ?? '2000'),
    mostTurns,
    narrator,
    isEndless: values['no-end'],
  }).map(playSaga);
  const text =
    values.read !== undefined
      ? sagas
          .filter(({ setting }) => setting.faction === values.read)
          .map(leaves)
          .join('\n')
      : narrator
        ? voiceReport(sagas)
        : report(sagas);
  return `${text}\n${sagas.length} sagas, seed '${values.seed}'`;
};

const from = performance.now();
const playHabits = async (habit: string): Promise<void> => {
  const { runHabits } = await import('./habits/run-habits.js');
  const { seed, difficulty, people } = values;
  const [seeds, sagas] = [Number(values.seeds), Number(values.sagas ?? '30')];
  runHabits({ habit, seed, seeds, sagas, mostTurns, difficulty, people }, (text) => process.stdout.write(text));
};

/** Exits with 1 where something contradicts. */
const playFacts = async (sagas: number): Promise<string> => {
  const { checkFacts, printFacts } = await import('./facts/run-facts.js');
  const count = checkFacts({ seed: values.seed, sagas, mostTurns });
  if (count.found.length > 0) process.exitCode = 1;
  return `${printFacts(count)}, seed '${values.seed}'`;
};

const copyForReaders = async (people: string, leaves: number): Promise<string> => {
  const { readingCopy } = await import('./reading/reading-copy.js');
  return readingCopy({ people: oneOf(FACTIONS, people, 'people'), seed: values.seed, leaves });
};

try {
  if (values.leaves !== undefined)
    process.stdout.write(await copyForReaders(values.people ?? '', Number(values.leaves)));
  else if (values.facts !== undefined) process.stdout.write(await playFacts(Number(values.facts)));
  else if (values.habit === undefined) process.stdout.write(await runPolicies());
  else await playHabits(values.habit);
  if (values.leaves === undefined) process.stdout.write(`, ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
} catch (fault) {
  if (!(fault instanceof UnknownName)) throw fault;
  process.stderr.write(`${fault.message}\n`);
  process.exitCode = 1;
}
