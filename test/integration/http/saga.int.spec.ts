import { type RewindAnswer, type StoryEntry, type WorldView } from '#contracts/session/views.js';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { type Save } from '#contracts/save/views.js';
import { FACTIONS } from '#game/model/world.js';
import { hexDistance, sameHex } from '#game/model/hex.js';
import { Player } from '../../support/player.js';
import { sharedGame } from '../../support/shared-game.js';
import { ownWordsChecks } from './own-words.checks.js';
import { EventStream } from '../../support/sse.js';

const game = sharedGame({ GUEST_TOKENS: 'unlimited' });

const turn = async (player: Player, n: number) => {
  const { status, body } = await player.act(`t${n}`, Player.next((await player.choices()).body, n));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const played = async (player: Player, turns: number) => {
  for (let n = 1; n <= turns; n++) await turn(player, n);
};
const stories = async (player: Player): Promise<readonly StoryEntry[]> => (await player.stories()).body;

ownWordsChecks(() => game);

describe('a saga', () => {
  it.each(FACTIONS)(
    "of the %s is played, moved and told, by lists, ways and the player's own words",
    async (faction) => {
      const player = await Player.begun(game.url, 'forgiving', {
        worldSettings: { faction, era: '', environment: '', tone: 'gritty' },
      });
      for (let n = 1; n <= 8; n++) {
        const view = (await player.choices()).body;
        if (view.gameOver) break;
        const own = n % 4 === 0;
        const { status, body } = await player.act(
          `t${n}`,
          own ? { action: 'I look closely at the ground', isCustomAction: true } : Player.next(view, n),
        );
        expect(status).toBe(200);
        expect(body.story.storyContent.length).toBeGreaterThan(40);
        expect(
          body.response.gameOver || body.response.choices.length + body.response.availableMovement.length,
        ).toBeTruthy();
        expect(body.story.playerAction).toBeTruthy();
      }
    },
  );

  it('goes on until it ends, and its end is final', async () => {
    const player = await Player.begun(game.url, 'normal');
    let last = await turn(player, 1);
    for (let n = 2; !last.response.gameOver && n <= 400; n++) last = await turn(player, n);
    expect(last.response).toMatchObject({ gameOver: true, gamePhase: 'game_over', choices: [], availableMovement: [] });
    expect(last.story.storyContent).toContain('Game Over');
    expect((await player.act('after', { action: 'stand up', isCustomAction: true })).body).toMatchObject({
      statusCode: 409,
      code: 'SESSION_IS_OVER',
    });
    const asked = { sessionId: player.sessionId, action: 'Where am I?' };
    expect(await player.call('POST', '/api/actions/reading', { body: asked })).toMatchObject({
      status: 409,
      body: { code: 'SESSION_IS_OVER' },
    });
  }, 120_000);

  it('may be taken back in a forgiving game: everything is as it was, and the same deed ends the same', async () => {
    const player = await Player.begun(game.url, 'forgiving');
    await played(player, 3);
    const [at3, then] = [
      await player.call('GET', `/api/characters/${player.characterId}`),
      (await player.choices()).body,
    ];
    const action = Player.next(then, 4);
    const first = (await player.act('t4', action)).body;
    await turn(player, 5);
    const back = await player.call<RewindAnswer>('POST', `/api/sessions/${player.sessionId}/rewind`, {
      body: { toTurn: 3 },
      headers: { 'idempotency-key': 'back' },
    });
    expect(back).toMatchObject({ status: 200, body: { withdrawn: [4, 5], choices: then } });
    expect((await player.call('GET', `/api/characters/${player.characterId}`)).body).toEqual(at3.body);
    const again = (await player.act('t6', action)).body;
    expect(again.response.actionResult).toEqual(first.response.actionResult);
    expect(again.story.turnNumber).toBe(6);
    expect((await stories(player)).map(({ turnNumber, withdrawn }) => [turnNumber, withdrawn])).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
      [4, true],
      [5, true],
      [6, false],
    ]);
  });

  it('is not taken back in any other game', async () => {
    const player = await Player.begun(game.url, 'hardcore');
    await played(player, 1);
    expect(
      await player.call('POST', `/api/sessions/${player.sessionId}/rewind`, { body: { toTurn: 0 } }),
    ).toMatchObject({ status: 409, body: { code: 'REWIND_NOT_ALLOWED' } });
  });

  it('shows its world: 817 cells, what was visited, and the way that was taken', async () => {
    const player = await Player.begun(game.url, 'forgiving');
    await played(player, 8);
    const { body } = await player.call<WorldView>('GET', `/api/sessions/${player.sessionId}/world`);
    expect(body.world.terrain).toHaveLength(817);
    expect(body.route.at(-1)).toEqual(body.currentLocation);
    body.route.slice(1).forEach((hex, i) => expect(hexDistance(hex, body.route[i] ?? hex)).toBe(1));
    expect(body.cells.every(({ storyContent }) => storyContent.length > 0)).toBe(true);
    expect(body.cells.some((cell) => sameHex(cell, body.currentLocation))).toBe(true);
  });

  it('shows its oath, and what a turn and a rewind make of it; somebody else finds nothing', async () => {
    const player = await Player.begun(game.url, 'forgiving');
    const saga = async () => (await player.call<SagaAnswer>('GET', `/api/sessions/${player.sessionId}/saga`)).body.saga;
    const sworn = await saga();
    expect(sworn).toMatchObject({
      calendar: { day: 1, hour: 'morning' },
      oath: { boxes: 0, of: 10, readyAt: 6, outcome: 'open' },
      threat: { segments: 0, of: 12, steps: [] },
      threads: [],
    });
    const words = [sworn?.oath.title, sworn?.threat.title, ...(sworn?.oath.next ?? []).map(({ text }) => text)];
    for (const text of words) expect(text).toMatch(/^[^{}]+$/u);
    expect(sworn?.people.map(({ role }) => role)).toEqual(['who', 'foe']);
    await turn(player, 1);
    expect((await saga())?.calendar).not.toEqual(sworn?.calendar);
    await player.call('POST', `/api/sessions/${player.sessionId}/rewind`, { body: { toTurn: 0 } });
    expect(await saga()).toEqual(sworn);
    const other = await Player.begun(game.url);
    expect(await other.call('GET', `/api/sessions/${player.sessionId}/saga`)).toMatchObject({
      status: 404,
      body: { code: 'SESSION_NOT_FOUND' },
    });
  });
});

describe('the shelf', () => {
  it('keeps the automatic save and those that the player names, plays and deletes', async () => {
    const player = await Player.begun(game.url);
    await turn(player, 1);
    const { sessionId, characterId } = player;
    const kept = await player.call<Save>('POST', '/api/saves/manual', {
      body: { sessionId, characterId, saveName: 'Manual Save - before the ford' },
    });
    expect(kept).toMatchObject({
      status: 201,
      body: { saveName: 'Manual Save - before the ford', turn: 1, character: { id: characterId } },
    });
    const shelf = async () => (await player.call<readonly Save[]>('GET', '/api/auth/saves')).body;
    expect((await shelf()).map(({ isAutoSave }) => isAutoSave).sort()).toEqual([false, true]);
    expect((await player.call('PATCH', `/api/saves/${kept.body.id}/played`)).status).toBe(204);
    expect((await shelf())[0]?.id).toBe(kept.body.id);
    expect((await player.call('DELETE', `/api/saves/${kept.body.id}`)).status).toBe(204);
    expect((await player.call('DELETE', `/api/saves/${kept.body.id}`)).status).toBe(204);
    expect((await shelf()).map(({ isAutoSave }) => isAutoSave)).toEqual([true]);
  });
});

describe('the event stream', () => {
  const open = (player: Player, lastEventId?: string) =>
    EventStream.open(`${game.url}/api/sessions/${player.sessionId}/events`, player.token, lastEventId);

  it('tells each turn once it stands in the log, and resumes where the client stopped', async () => {
    const player = await Player.begun(game.url);
    const stream = await open(player);
    const first = await turn(player, 1);
    const told = await stream.next(({ name }) => name === 'turn-narrated');
    expect(told.data).toMatchObject({
      story: { id: first.story.id, storyContent: first.story.storyContent },
      choices: { turn: 1 },
    });
    expect(stream.events.map(({ name }) => name)).toEqual(['turn-resolved', 'turn-narrated']);
    stream.close();
    const second = await turn(player, 2);
    const resumed = await open(player, told.id);
    const missed = await resumed.next(({ name }) => name === 'turn-narrated');
    expect(missed.data).toMatchObject({ story: { id: second.story.id } });
    expect(resumed.events).toHaveLength(1);
    resumed.close();
  });
});
