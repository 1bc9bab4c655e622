import { type Telling } from '#contracts/session/leaf-views.js';
import { type SessionStream } from '#contracts/session/session-stream.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { sentencesIn } from '#game/rules/sentences/told-sentences.js';
import { leafOf } from '../../soak/prose.js';
import { eventually } from '../../support/eventually.js';
import {
  PROVIDER_FAULTS,
  type ProviderFault,
  type ProviderScript,
} from '../../support/model-provider/provider-script.js';
import { Player } from '../../support/player.js';
import { EventStream } from '../../support/sse.js';
import { type HostileGame } from './hostile-game.js';

const GRANTED = 1_000;
/** Generous: within it the longest of the limits, several times. */
const BOUND_MS = 30_000;
const wordless = JSON.stringify({ choices: [], more: [] });
let leaves = 0;
const tells: ProviderScript = ({ body }) => ({ text: body.response_format ? wordless : leafOf(`fault ${leaves++}`) });
const failing =
  (fault: ProviderFault): ProviderScript =>
  ({ body }) =>
    body.response_format ? { text: wordless } : { fault, text: `${leafOf(`begun ${leaves++}`)} And then` };

/** Plays the turn of a saga of its own while following it. */
const faultyTurn = async ({ url, provider }: HostileGame, fault: ProviderFault) => {
  provider.play(tells);
  const player = await Player.begun(url, 'forgiving');
  await eventually(async () => expect((await player.choices()).body.narration).toBe('told'), BOUND_MS);
  const stream = await EventStream.open(`${url}/api/sessions/${player.sessionId}/events`, player.token);
  provider.play(failing(fault));
  const asked = provider.requests.length;
  const { status } = await player.act('faulty', Player.next((await player.choices()).body, 1));
  expect(status).toBe(200);
  const told = await stream.next(({ name }) => name === 'turn-narrated');
  stream.close();
  const sentences = stream.events
    .filter(({ name }) => name === 'sentence')
    .map(({ data }) => data as SessionStream['sentence']);
  return {
    player,
    isAsked: provider.requests.slice(asked).some(({ isProbe, body }) => !isProbe && body.response_format === undefined),
    live: sentences
      .filter(({ turn }) => turn === 1)
      .map(({ text }) => text)
      .join(''),
    story: (told.data as SessionStream['turn-narrated']).story,
    telling: (await player.call<Telling>('GET', `/api/sessions/${player.sessionId}/turns/1/telling`)).body,
  };
};

/** Every fault of a provider, once: whatever it is, the turn has a whole story in time. */
export const faultChecks = (given: () => HostileGame): void => {
  describe('a turn whose model fails', () => {
    it.each(PROVIDER_FAULTS)('by %s has a whole story in time, for one token, and says who told it', async (fault) => {
      // While its circuit is open the model is not asked, so the fault cannot happen: try again.
      let played: Awaited<ReturnType<typeof faultyTurn>> | undefined;
      await eventually(async () => {
        played = await faultyTurn(given(), fault);
        expect(played.isAsked).toBe(true);
      }, BOUND_MS);
      if (!played) throw new Error('nothing was played');
      const { player, live, story, telling } = played;
      const [entry] = (await player.stories()).body.slice(-1);
      expect([story.storyContent, entry?.storyContent]).toEqual([live, live]);
      expect(live.split(/\s+/).length).toBeGreaterThan(20);
      expect(telling).toMatchObject({ narrator: 'floor', model: 'stand-in' });
      expect(telling.verdicts).toContainEqual(expect.objectContaining({ rule: 'complete', passed: false }));
      const sentences = sentencesIn(live);
      expect(new Set(sentences).size).toBe(sentences.length);
      // What the model had begun is ended; the floor narrator tells a whole leaf where nothing was shown.
      const { story: alone } = floorNarrator(telling.facts as unknown as TurnFacts);
      expect({ live, isTwice: live !== alone && live.includes(alone) }).toEqual({ live, isTwice: false });
      expect(await player.tokens()).toBe(GRANTED - 1);
    });
  });
};
