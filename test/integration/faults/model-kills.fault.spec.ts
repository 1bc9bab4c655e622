import { MODEL_FAULT_POINTS } from '#backend/platform/faults/fault-points.js';
import { eventually } from '../../support/eventually.js';
import { FaithfulReader } from '../../support/faithful-reader.js';
import { GameUnderFire, GRANTED } from '../../support/game-under-fire.js';
import { type ModelProvider, startModelProvider } from '../../support/model-provider/model-provider.js';
import { StubbornPlayer } from '../../support/stubborn-player.js';
import { leafOf } from '../../soak/prose.js';

const TURNS = 2;
const WORDS = '{"choices":[],"more":[]}';

let provider: ModelProvider;
let game: GameUnderFire;
beforeAll(async () => {
  const script = ({ body, call }: { body: { response_format?: unknown }; call: number }) =>
    body.response_format ? { text: WORDS } : { text: leafOf(`kills ${call}`), pieceMs: 5 };
  [provider, game] = await Promise.all([startModelProvider({ script }), GameUnderFire.open()]);
}, 120_000);
afterAll(async () => {
  await game.close();
  await provider.close();
}, 60_000);

describe('a game that is killed while a model tells', () => {
  it.each(MODEL_FAULT_POINTS)(
    '%s: the story goes on from what was read, which nobody reads twice',
    async (point) => {
      const asked = provider.requests.length;
      const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'stand-in', MODEL_PATIENCE: '0.2' };
      await game.start({ ...env, FAULT_KILL_AT: `${point}#2` });
      const restarted = game.gone.then(() => game.start(env));
      const player = new StubbornPlayer(() => game.url);
      await player.begin();
      const reader = new FaithfulReader(() => game.url, player.player);
      await reader.begin();
      while (player.answered.length < TURNS && !player.over) await player.turn();
      await restarted;
      const turns = player.answered.map((_, i) => i + 1);
      await eventually(() => expect(turns.map((turn) => reader.storyOf(turn))).not.toContain(null), 60_000);
      await reader.close();
      await player.expectWhole(GRANTED);
      expect(provider.requests.length).toBeGreaterThan(asked);
      const { body: stories } = await player.player.stories();
      for (const { turnNumber, storyContent } of stories.filter(({ turnNumber: n }) => n > 0)) {
        expect(reader.storyOf(turnNumber)).toBe(storyContent);
        // Sentences that came while the connection was broken and the turn was ended are in the story alone.
        expect(storyContent.startsWith(reader.sentencesOf(turnNumber).join(''))).toBe(true);
      }
      await game.kill();
    },
    240_000,
  );
});
