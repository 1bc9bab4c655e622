import { attemptAt } from '#game/model/attempt.js';
import { gameInMemory, startSagaIn } from '#test/support/game-in-memory.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { BY_FLOOR, type ProposedOffer } from '#backend/modules/session/narration-facts/narration.port.js';
import { turnFactsOf } from '#backend/modules/session/narration-facts/turn-facts.view.js';
import { choicesViewOf } from '#backend/modules/session/views/choices.view.js';

const ID = 'extra:look|sight~stone|';
const proposal: ProposedOffer = {
  attempt: attemptAt('look', { object: { of: 'sight', name: 'stone' } }),
  action: 'Look_at_the_stone',
  description: 'Somebody has cut it.',
};

/** A saga whose opening has an offer of its narrator's. */
const offered = async () => {
  const game = gameInMemory({
    tokens: 10,
    narration: 'job',
    telling: ({ facts }) =>
      Promise.resolve({ narration: { ...floorNarrator(facts), ...BY_FLOOR }, proposals: [proposal] }),
  });
  return { game, player: await startSagaIn(game) };
};
type Game = Awaited<ReturnType<typeof offered>>['game'];
const choicesIn = async (game: Pick<Game, 'sessions'>, sessionId: string) =>
  choicesViewOf(await game.sessions.started(sessionId)).choices;

describe("an offer of the narrator's", () => {
  it('is among the choices, certain where nothing is rolled, and is no fact for the next words', async () => {
    const { game, player } = await offered();
    const { action, description } = proposal;
    expect((await choicesIn(game, player.sessionId)).at(-1)).toMatchObject({
      id: ID,
      action,
      description,
      attributeCheck: null,
      successChance: 100,
    });
    const { offers } = turnFactsOf(await game.sessions.started(player.sessionId));
    expect(offers.map(({ id }) => id)).not.toContain(ID);
  });

  it('is played by another process, which has only the log', async () => {
    const { game, player } = await offered();
    const { sessionId } = player;
    const other = game.process();
    expect((await choicesIn(other, sessionId)).map(({ id }) => id)).toContain(ID);
    const request = { sessionId, action: '-', isCustomAction: false, choiceId: ID };
    const answer = await player.act('look', request, other);
    expect(answer.response.actionResult).toMatchObject({ success: true });
    const { lastTurn } = await other.sessions.started(sessionId);
    expect(lastTurn).toMatchObject({ turn: 1, playerAction: 'Look at the stone', isCustomAction: false });
    expect(lastTurn.deed?.attempt).toEqual(proposal.attempt);
  });

  it('stands again after a rewind to its turn, with its words, and is played', async () => {
    const { game, player } = await offered();
    const { sessionId } = player;
    const before = await choicesIn(game, sessionId);
    await player.act('on');
    await game.rewind('ann', sessionId, 0, 'back');
    for (const process of [game, game.process()]) expect(await choicesIn(process, sessionId)).toEqual(before);
    await player.act('look', { sessionId, action: '-', isCustomAction: false, choiceId: ID });
    expect((await game.sessions.started(sessionId)).lastTurn).toMatchObject({ turn: 2, parent: 0, success: true });
  });
});
