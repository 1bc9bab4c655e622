import { FACTION_CONTENT } from '#contracts/content/factions.js';
import { generateWorld } from '#contracts/world/generate-world.js';
import { FACTIONS } from '#contracts/world/world.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { playSaga, type SagaSetting } from '#test/simulation/play-saga.js';
import { bareInserts, ourStore } from './append-contenders.js';
import { median } from './median.js';

const MOST_MS = 2;
const ROUNDS = 5;
const INSERTS = 200;
const MOST_TURNS = 60;

/** One saga of each people; their worlds stand before the clock runs. */
const SAGAS: readonly SagaSetting[] = FACTIONS.map((faction) => {
  const seed = `bench ${faction}`;
  const [profession = 'warrior'] = Object.keys(FACTION_CONTENT[faction].professions) as SagaSetting['profession'][];
  return { seed, faction, profession, difficulty: 'forgiving', policy: 'random', mostTurns: MOST_TURNS, world: generateWorld(seed, faction), narrator: floorNarrator, isEndless: true };
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

/** Choosing and telling a turn, in processor time, beside a bare committed insert of the same run. */
export const tellingBench = async (url: string, print: (line: string) => void): Promise<boolean> => {
  await ourStore.prepare(url);
  await bareInserts.prepare(url);
  const inserts = await bareInserts.open(url, 1);
  const [append] = inserts.appends;
  if (append === undefined) throw new Error('there is nothing to insert with');
  const rounds: { readonly told: number; readonly inserted: number }[] = [];
  try {
    processorMsATurn();
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ told: processorMsATurn(), inserted: await insertMs(append) });
  } finally {
    await inserts.close();
  }
  const told = median(rounds.map((round) => round.told)), ratio = median(rounds.map((round) => round.told / round.inserted));
  const reached = told < MOST_MS;
  print(`choosing and telling a turn · ${told.toFixed(2)} ms of processor time · costs ${ratio.toFixed(2)} bare inserts · ${reached ? 'reached' : 'NOT reached'} (under ${MOST_MS} ms)`);
  return reached;
};
