import { Registry } from 'prom-client';
import { unlimitedBudget } from '../support/unlimited-budget.js';
import { grammarIntentReader } from '#backend/modules/narration/reading/grammar.intent-reader.js';
import { ModelIntentReader } from '#backend/modules/narration/reading/model-reader/model-intent-reader.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { type ChatModel } from '#backend/platform/model/chat-model.port.js';
import { openModels } from '#backend/platform/model/open-models.js';
import { startApp } from '../support/app.js';
import { quietLog } from '../support/quiet-log.js';
import { play } from './play.js';
import { type Prices, report } from './report.js';
import { inWords, readTable } from './table.js';

export interface Run {
  readonly dataDir: string;
  readonly turns: number;
  readonly table: boolean;
  readonly prices: Prices | null;
  readonly print: (line: string) => void;
}
type Variables = Readonly<Record<string, string | undefined>>;

const PASSED_ON = /^(?:OPENAI_|MODEL_)/;
const TOLD_MS = 70_000;
const READ_MS = 30_000;
const AT_ONCE = 4;

const passedOn = (variables: Variables): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      PASSED_ON.test(name) && value !== undefined ? [[name, value] as const] : [],
    ),
  );

/** The model, and how many of its calls failed: where one does, the grammar reads. */
const counting = (model: ChatModel) => {
  const failed = { calls: 0 };
  const json: ChatModel['json'] = (request, signal) =>
    model.json(request, signal).catch((error: unknown) => {
      failed.calls += 1;
      throw error;
    });
  return { failed, model: { name: model.name, stream: model.stream.bind(model), json } satisfies ChatModel };
};

const runTable = async (variables: Variables, { dataDir, print }: Run): Promise<void> => {
  const config = await loadConfig({ ...passedOn(variables), DATA_DIR: dataDir });
  const endpoint = openModels(config.model, { log: quietLog, metrics: new Registry() });
  endpoint.start();
  try {
    if (endpoint.models.model === null) return;
    const { failed, model } = counting(endpoint.models.model);
    const withinMs = READ_MS * (config.model?.patience ?? 1);
    const reader = new ModelIntentReader({ model, grammar: grammarIntentReader, budget: unlimitedBudget, withinMs });
    print(`read as meant: ${inWords(await readTable(reader, { isBlind: false, atOnce: AT_ONCE }))}`);
    print(`the blind third: ${inWords(await readTable(reader, { isBlind: true, atOnce: AT_ONCE }))}`);
    print(`calls that failed, where the grammar read: ${failed.calls}`);
  } finally {
    endpoint.close();
  }
};

/** Plays on a game of its own, against the endpoint that the variables name. @returns whether every turn was told in time */
export const runWithModel = async (variables: Variables, run: Run): Promise<boolean> => {
  const { turns, prices, print } = run;
  if (run.table) await runTable(variables, run);
  if (turns === 0) return true;
  const game = await startApp({
    dataDir: run.dataDir,
    env: { ...passedOn(variables), GUEST_TOKENS: 'unlimited', MODEL_TOKENS_PER_PERSON_DAY: 'unlimited' },
  });
  try {
    const patience = Math.max(1, Number(variables['MODEL_PATIENCE'] ?? 1));
    const onTurn = (n: number): void => {
      if (n % 5 === 0) print(`${n} of ${turns} turns`);
    };
    const played = await play(game.url, { turns, withinMs: TOLD_MS * patience, onTurn });
    print(report(played, prices));
    return played.every(({ wholeMs }) => wholeMs !== null);
  } finally {
    await game.stop();
  }
};
