import { FACTION_CONTENT } from '#game/content/factions.js';
import { worldOf } from '#game/play/world.js';
import { FACTIONS } from '#game/model/world.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { playSaga, type SagaSetting } from '../simulation/play-saga.js';
import { bareInserts, ourStore } from './append-contenders.js';
import { median } from './median.js';

const MOST_MS = 2;
/** Rounds over all turns of the sagas. The first rounds run while the code is still being compiled, which doubles their cost. */
const ROUNDS = 15;
const COUNTED = 5;
const INSERTS = 200;
const MOST_TURNS = 60;

/** One saga of each people; their worlds are generated before the measurement starts. */
const SAGAS: readonly SagaSetting[] = FACTIONS.map((faction) => {
  const seed = `bench ${faction}`;
  const [profession = 'warrior'] = Object.keys(FACTION_CONTENT[faction].professions) as SagaSetting['profession'][];
  return {
    seed,
    faction,
    profession,
    difficulty: 'forgiving',
    policy: 'random',
    mostTurns: MOST_TURNS,
    world: worldOf(seed, faction),
    narrator: floorNarrator,
    isEndless: true,
  };
});

/** Milliseconds of processor time a turn: a policy's choice, offers, rules, dice and the narrator's words; no IO. */
const processorMsATurn = (): number => {
  const before = process.cpuUsage();
  const turns = SAGAS.map((setting) => playSaga(setting).turns.length).reduce((a, b) => a + b, 0);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / turns;
};

const insertMs = async (append: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  for (let n = 0; n < INSERTS; n += 1) await append();
  return (performance.now() - started) / INSERTS;
};

interface Round {
  readonly told: number;
  readonly inserted: number;
}
const roundsOf = async (append: () => Promise<unknown>): Promise<readonly Round[]> => {
  processorMsATurn();
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push({ told: processorMsATurn(), inserted: await insertMs(append) });
  return rounds;
};
const toldIn = (rounds: readonly Round[]): number => median(rounds.map(({ told }) => told));

/**
 * Compares choosing and narrating a turn, in processor time, with a bare committed insert of the same run. The figure
 * is for a process that has run for some thousands of turns; the figure for its first turns is reported beside it.
 */
export const tellingBench = async (url: string, print: (line: string) => void): Promise<boolean> => {
  await ourStore.prepare(url);
  await bareInserts.prepare(url);
  const inserts = await bareInserts.open(url, 1);
  const [append] = inserts.appends;
  if (append === undefined) throw new Error('the insert contender is missing');
  const rounds = await roundsOf(append).finally(() => inserts.close());
  const settled = rounds.slice(-COUNTED),
    told = toldIn(settled),
    ratio = median(settled.map((round) => round.told / round.inserted));
  const reached = told < MOST_MS;
  print(
    `choosing and telling a turn · ${told.toFixed(2)} ms of processor time (${toldIn(rounds.slice(0, COUNTED)).toFixed(2)} in a process just started) · costs ${ratio.toFixed(2)} bare inserts · ${reached ? 'reached' : 'NOT reached'} (under ${MOST_MS} ms)`,
  );
  return reached;
};
