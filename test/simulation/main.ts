import { parseArgs } from 'node:util';
import { playSaga, type PlayedSaga } from './play-saga.js';
import { report } from './report.js';
import { spread } from './spread.js';
import { voiceReport } from './voice-report.js';

const { values } = parseArgs({
  options: {
    sagas: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'simulation' },
    'no-end': { type: 'boolean', default: false },
    'most-turns': { type: 'string', default: '160' },
    policy: { type: 'string' },
    difficulty: { type: 'string' },
    told: { type: 'boolean', default: false },
    read: { type: 'string' },
  },
});

const narrator =
  values['no-end'] || values.told
    ? (await import('#backend/modules/narration/domain/floor-narrator.js')).floorNarrator
    : null;
const settings = spread({
  ...values,
  sagas: Number(values.sagas),
  mostTurns: Number(values['most-turns']),
  narrator,
  isEndless: values['no-end'],
});

/** A saga as text: its deeds and their stories. */
const leaves = ({ stories, turns, setting }: PlayedSaga): string =>
  [
    `${setting.seed}: ${setting.faction}, ${setting.profession}, ${setting.difficulty}, ${setting.policy}`,
    ...stories.map((story, n) => `\n[${n}] ${turns[n - 1]?.data.playerAction ?? ''}\n${story}`),
    '',
  ].join('\n');

const from = performance.now();
const sagas: readonly PlayedSaga[] = settings.map(playSaga);
if (values.read !== undefined)
  process.stdout.write(
    sagas
      .filter(({ setting }) => setting.faction === values.read)
      .map(leaves)
      .join('\n'),
  );
else process.stdout.write(narrator ? voiceReport(sagas) : report(sagas));
process.stdout.write(
  `\n${sagas.length} sagas, seed '${values.seed}', ${((performance.now() - from) / 1000).toFixed(1)} s\n`,
);
