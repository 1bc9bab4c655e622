import { type ErrorBody } from '#contracts/http/error-body.js';
import { type ReadingAnswer } from '#contracts/session/views.js';
import { type Answer, Player } from '../../support/player.js';

const QUESTION = 'How many hit points do I have?';
const DEED = 'I search the ground around me';

const read = (player: Player, action: string): Promise<Answer<ReadingAnswer & ErrorBody>> =>
  player.call('POST', '/api/actions/reading', { body: { sessionId: player.sessionId, action } });

/** Reading before acting, and words that are no turn; over HTTP, at a game that others test as well. */
export const ownWordsChecks = (game: () => { readonly url: string }): void => {
  describe("the player's own words", () => {
    it('are read with their chance, which is the one that is rolled against, and done by the reading', async () => {
      const player = await Player.begun(game().url, 'forgiving');
      const before = (await player.choices()).body;
      const { status, body } = await read(player, DEED);
      expect(status).toBe(200);
      expect(body).toMatchObject({ kind: 'deed', turn: 0, options: [], reading: expect.any(String) as string });
      expect(body.text).toMatch(/^You mean to .+\.$/);
      expect((await player.choices()).body).toEqual(before);
      expect((await player.stories()).body).toHaveLength(1);
      const act = { action: DEED, isCustomAction: true, expectedTurn: body.turn, reading: body.reading ?? '' };
      const played = await player.act('do', act);
      expect(played).toMatchObject({ status: 200, body: { played: true, aside: null } });
      expect(played.body.response.actionResult?.successChance).toBe(body.deed?.successChance);
      expect((await player.act('do', act)).body).toEqual(played.body);
      // At another leaf the words are read anew: an old reading is no mistake of the player's.
      expect((await player.act('late', { ...act, expectedTurn: 1 })).status).toBe(200);
    });

    it('that are a question are answered at no cost, the same again, and leave their key free', async () => {
      const player = await Player.begun(game().url, 'forgiving');
      const choices = (await player.choices()).body;
      const asked = { action: QUESTION, isCustomAction: true, expectedTurn: 0 };
      const first = await player.act('ask', asked);
      expect(first).toMatchObject({
        status: 200,
        body: {
          played: false,
          aside: { kind: 'answer', options: [] },
          response: { choices: choices.choices, availableMovement: choices.availableMovement, actionResult: null },
          story: { playerAction: QUESTION, actionResult: null, narration: 'told' },
        },
      });
      expect(first.body.story.storyContent).toContain('50');
      expect(await read(player, QUESTION)).toMatchObject({
        body: { kind: 'answer', text: first.body.story.storyContent, deed: null, reading: null },
      });
      expect((await player.act('ask', asked)).body).toEqual(first.body);
      expect((await player.stories()).body).toHaveLength(1);
      expect((await player.act('ask', { action: DEED, isCustomAction: true })).body).toMatchObject({ played: true });
    });

    it.each([
      ['nothing', ' ', 400, 'INVALID_FIELD'],
      ['5,000 letters', 'a'.repeat(5_000), 400, 'INVALID_FIELD'],
    ])('are refused where they are %s', async (_, action, status, code) => {
      const player = await Player.begun(game().url, 'forgiving');
      expect(await read(player, action)).toMatchObject({ status, body: { code } });
    });

    it("are not read in another person's saga", async () => {
      const [player, stranger] = [await Player.begun(game().url), await Player.guest(game().url)];
      stranger.sessionId = player.sessionId;
      expect(await read(stranger, DEED)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    });
  });
};
