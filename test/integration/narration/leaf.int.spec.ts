import { type DoubtAnswer, type RetellAnswer, type Telling } from '#contracts/session/leaf-views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type StoryEntry } from '#contracts/session/views.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { type App, startApp } from '../../support/app.js';
import { Player } from '../../support/player.js';

let game: App;
let player: Player;
beforeAll(async () => {
  game = await startApp();
  player = await Player.begun(game.url, 'forgiving');
  await player.act('one', Player.next((await player.choices()).body));
}, 60_000);
afterAll(() => game.stop(), 60_000);

const leaf = (turn: number | string, what: string, sessionId = player.sessionId) =>
  `/api/sessions/${sessionId}/turns/${turn}/${what}`;
const ask = <T>(turn: number | string, what: string, body?: object) =>
  player.call<T & ErrorBody>(what === 'telling' ? 'GET' : 'POST', leaf(turn, what), body ? { body } : {});

describe('a told leaf, without a game master', () => {
  it('is not retold, and says so', async () => {
    expect(await ask<RetellAnswer>(1, 'retell')).toMatchObject({ status: 409, body: { code: 'NO_GAME_MASTER' } });
    expect(await ask(2, 'retell')).toMatchObject({ status: 404, body: { code: 'LEAF_NOT_FOUND' } });
    expect(await ask('x', 'retell')).toMatchObject({ status: 400, body: { details: { field: 'turn' } } });
  });

  it('shows its owner what stands behind it, and nobody else', async () => {
    const { status, body } = await ask<Telling>(1, 'telling');
    expect([status, body]).toMatchObject([
      200,
      { turn: 1, canRetell: false, narrator: 'floor', model: null, prompt: null, verdicts: [], facts: { turn: 1 } },
    ]);
    expect(JSON.stringify(body)).not.toContain('diceSeed');
    const other = await Player.guest(game.url);
    expect((await other.call('GET', leaf(1, 'telling'))).status).toBe(404);
  });

  it('opens the events behind a sentence of its own, and of no other', async () => {
    const entries = (await player.stories()).body;
    const sentences = sentencesIn((entries[0] as StoryEntry).storyContent);
    expect(sentences.length).toBeGreaterThan(1);
    const answers = await Promise.all(sentences.map((sentence) => ask<DoubtAnswer>(0, 'doubt', { sentence })));
    for (const { status, body } of answers) expect([status, body.retelling]).toEqual([200, false]);
    const claims = answers.flatMap(({ body }) => body.claims);
    expect(claims.filter(({ holds }) => holds === true).length).toBeGreaterThan(0);
    expect(claims.filter(({ holds }) => holds === false)).toEqual([]);
    for (const { holds, because } of claims) expect(because.length > 0).toBe(holds !== null);
    expect(await ask(0, 'doubt', { sentence: 'You own a thousand ships.' })).toMatchObject({
      status: 422,
      body: { code: 'SENTENCE_NOT_FOUND' },
    });
    expect(await ask(0, 'doubt', { sentence: '' })).toMatchObject({ status: 400 });
    expect(await ask(0, 'doubt', { sentence: ['a'] })).toMatchObject({ status: 400 });
  });

  it('has one edition: any further one shows the first words', async () => {
    const first = (await player.stories()).body;
    const path = `/api/stories/${player.sessionId}?order=oldest&edition=2`;
    expect((await player.call('GET', path)).body).toEqual(first);
    for (const edition of ['0', '1.5', 'x'])
      expect((await player.call('GET', `/api/stories/${player.sessionId}?edition=${edition}`)).status).toBe(400);
  });
});
