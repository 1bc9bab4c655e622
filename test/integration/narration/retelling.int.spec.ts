import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { type Narrator } from '#backend/modules/narration/narrator.port.js';
import { type NarratorChoice } from '#backend/modules/narration/narrator-choice.js';
import { RetellTurnJob } from '#backend/modules/narration/retelling/retell-turn.handler.js';
import { RetellingClaims } from '#backend/modules/narration/retelling/retelling-claims.js';
import { RetellingRun } from '#backend/modules/narration/retelling/retelling-run.js';
import { runRetellCli } from '#backend/modules/narration/second-edition/retell-cli.js';
import { SecondEdition } from '#backend/modules/narration/second-edition/second-edition.js';
import { floor } from '#backend/modules/narration/narrators/floor.narrator.js';
import { TurnRetellingService } from '#backend/modules/session/commands/retell-turn/turn-retelling.service.js';
import { NO_MEMORY } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type StoryRows } from '#backend/modules/session/queries/story-rows.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { type TurnRetoldV2 } from '#contracts/session/events.js';
import { gameInMemory, startSagaIn } from '../../support/game-in-memory.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { scriptedNarrator } from '../../support/scripted-narrator.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  pool = new pg.Pool({ connectionString: database.url, max: 8 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const LIMITS = { totalMs: 5_000, firstMs: 5_000, stallMs: 5_000, untoldMs: 5_000 };

/** A saga of two turns in memory, whose game master follows the given narrator. */
const saga = async (narrator: Narrator, isOpen: () => boolean = () => true) => {
  const game = gameInMemory({ tokens: 20 });
  const player = await startSagaIn(game);
  await player.act('one');
  await player.act('two');
  const clock = { now: () => new Date('2026-03-01T10:00:00.000Z') };
  const turns = new TurnRetellingService(game.sessions, game.history, {} as StoryRows, clock);
  const narrators = { floor, model: narrator };
  const choice = { for: () => Promise.resolve(isOpen() ? 'model' : 'floor') } as unknown as NarratorChoice;
  const memories = { before: () => Promise.resolve(NO_MEMORY) };
  const run = new RetellingRun(narrators, LIMITS, choice, memories);
  const claims = new RetellingClaims(pool);
  const job = new RetellTurnJob(turns, claims, run, quietLog);
  const retold = (): readonly TurnRetoldV2[] =>
    game.memory.recorded
      .filter(({ type }) => type === 'TurnRetold')
      .map(({ data }) => JSON.parse(data) as TurnRetoldV2);
  const { sessionId } = player;
  const ask = async (turn: number, commandId: string): Promise<number | null> => {
    const left = await claims.claim({ sessionId, turn, commandId });
    if (left !== null) await job.run({ sessionId, turn, commandId });
    return left;
  };
  return { game, sessionId, claims, job, ask, retold, edition: new SecondEdition(turns, narrators, run, quietLog) };
};

describe('a retelling', () => {
  it('is for the same facts, replaces the words of that turn alone, and changes no outcome', async () => {
    const { game, sessionId, ask, retold } = await saga(scriptedNarrator('Told ', 'anew.'));
    const before = await game.sessions.started(sessionId);
    expect(await ask(1, 'c1')).toBe(2);
    const after = await game.sessions.started(sessionId);
    expect(retold()).toMatchObject([{ turn: 1, edition: 1, narrator: 'model' }]);
    expect({ ...after, toldSentences: [], retoldLater: [] }).toEqual({ ...before, toldSentences: [], retoldLater: [] });
    await ask(2, 'c2');
    const newest = await game.sessions.started(sessionId);
    expect(newest.lastTurn).toMatchObject({ story: 'Told anew.', narrator: 'model' });
    expect([newest.holdings, newest.standing, newest.wording]).toEqual([
      before.holdings,
      before.standing,
      before.wording,
    ]);
  });

  it('comes three times a turn and no oftener, however many ask at once', async () => {
    const { ask, retold, claims, sessionId } = await saga(scriptedNarrator('Told anew.'));
    const asked = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(1, `c${n}`)));
    expect(asked.filter((left) => left !== null).sort()).toEqual([0, 1, 2]);
    expect(retold()).toHaveLength(3);
    expect(await claims.claim({ sessionId, turn: 2, commandId: 'd' })).toBe(2);
  });

  it('is one for a repeated request, and for a job that runs twice', async () => {
    const { ask, job, retold, sessionId } = await saga(scriptedNarrator('Told anew.'));
    expect([await ask(1, 'c1'), await ask(1, 'c1')]).toEqual([2, 2]);
    await job.run({ sessionId, turn: 1, commandId: 'c1' });
    expect(retold()).toHaveLength(1);
  });

  it.each([
    ['fails', [new Error('refused')]],
    ['breaks off', ['It began', new Error('cut-off')]],
    ['says nothing', []],
  ])('leaves the old words where the game master %s, and does not count', async (_, script) => {
    const { game, sessionId, ask, retold } = await saga(scriptedNarrator(...script));
    const before = await game.sessions.started(sessionId);
    const asked = [await ask(1, 'c1'), await ask(1, 'c2'), await ask(1, 'c3'), await ask(1, 'c4')];
    expect(asked).toEqual([2, 2, 2, 2]);
    expect(retold()).toEqual([]);
    expect(await game.sessions.started(sessionId)).toEqual(before);
  });

  it('leaves the old words where nothing is left to spend', async () => {
    const { ask, retold } = await saga(scriptedNarrator('Told anew.'), () => false);
    await ask(1, 'c1');
    expect(retold()).toEqual([]);
  });
});

describe('a second edition', () => {
  const written = async (argv: readonly string[], edition: Pick<SecondEdition, 'hasGameMaster' | 'write'>) => {
    const lines: string[] = [];
    const code = await runRetellCli(argv, { edition, print: (line) => lines.push(line) });
    return { code, lines };
  };

  it('has every told turn in other words; the first one stays, and the next command writes a third', async () => {
    const { game, sessionId, retold, edition } = await saga(scriptedNarrator('Told anew.'));
    const before = await game.sessions.started(sessionId);
    expect(await written([sessionId], edition)).toMatchObject({ code: 0 });
    expect(
      retold()
        .map(({ turn, edition: of }) => [of, turn])
        .sort(),
    ).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
    expect(await game.sessions.started(sessionId)).toEqual(before);
    expect((await written([sessionId, '--at-once', '3'], edition)).lines.at(-1)).toBe('Edition 3: 3 leaves retold.');
  });

  it('goes on where it was cut, without a leaf told twice', async () => {
    let left = 1;
    const { sessionId, retold, edition } = await saga(scriptedNarrator('Told anew.'), () => left-- > 0);
    const cut = await written([sessionId, '--at-once', '1'], edition);
    expect(cut.code).toBe(1);
    expect(cut.lines.at(-1)).toMatch(/goes on tomorrow/);
    expect(retold()).toHaveLength(1);
    left = 10;
    expect(await written([sessionId], edition)).toMatchObject({ code: 0 });
    expect(retold().map(({ edition: of }) => of)).toEqual([2, 2, 2]);
    expect(new Set(retold().map(({ turn }) => turn)).size).toBe(3);
  });

  it('is refused without a game master, without a saga, and for what is no saga', async () => {
    const { edition, sessionId } = await saga(scriptedNarrator('Told anew.'));
    const none = { hasGameMaster: false, write: () => Promise.reject(new Error('never')) };
    expect(await written([sessionId], none)).toEqual({
      code: 1,
      lines: ['There is no game master to retell it: set OPENAI_API_KEY or OPENAI_BASE_URL.'],
    });
    expect((await written(['7f0f2f63-91d0-4f6c-b6a1-3c5d0be0a9d2'], edition)).code).toBe(1);
    for (const argv of [[], ['x'], [sessionId, '--at-once', '0'], [sessionId, 'more']])
      expect((await written(argv, edition)).code).toBe(2);
  });
});
