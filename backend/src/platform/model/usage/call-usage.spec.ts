import { providerWithModels, requestOf, SHORT_LIMITS } from '#test/support/models-under-test.js';
import { type ChatUsage } from '../chat-model.port.js';
import { ignored } from '#backend/shared/ignored.js';

const never = new AbortController().signal;
type Game = Awaited<ReturnType<typeof providerWithModels>>;
let game: Game;
/** An endpoint that refuses at once, with long limits: a call that is given up on a busy machine counts as using tokens. */
let patient: Game;
beforeAll(async () => {
  [game, patient] = await Promise.all([
    providerWithModels(),
    providerWithModels({}, { limits: { ...SHORT_LIMITS, firstDeltaMs: 30_000, totalMs: 60_000 } }),
  ]);
});
afterAll(() => Promise.all([game.close(), patient.close()]));

describe('the tokens of a call', () => {
  /** All that a call says of its tokens, and what the metrics have counted of it. */
  const used = async ({ isReadToItsEnd = true, from = game } = {}) => {
    const told: ChatUsage[] = [];
    const counted = async () =>
      (await from.metrics.getSingleMetric('model_tokens_total')?.get())?.values.reduce(
        (sum, one) => sum + one.value,
        0,
      ) ?? 0;
    const before = await counted();
    const request = requestOf('I row.', { onUsage: (usage) => told.push(usage) });
    await (async () => {
      for await (const piece of from.model.stream(request, never)) if (piece.kind === 'text' && !isReadToItsEnd) break;
    })().catch(ignored.seenByItsOutcome);
    const all = told.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
    expect(await counted()).toBe(before + all);
    return told;
  };

  it('are told once, with those of attempts that failed before', async () => {
    const first = patient.provider.requests.filter(({ isProbe }) => !isProbe).length;
    const usage = { input: 100, output: 7 };
    patient.provider.play(({ call }) => (call === first ? { text: '', usage } : { text: 'You rowed on.', usage }));
    expect(await used({ from: patient })).toEqual([{ inputTokens: 200, outputTokens: 14, isEstimated: false }]);
  });
  it.each([
    'empty',
    'refusal',
    'content-filter',
    'length',
    'no-finish',
    'stalled',
    'reset-midway',
    'malformed-sse',
    'silent',
  ] as const)(
    'are told of a call that failed by %s, estimated where the endpoint did not report them',
    async (fault) => {
      game.provider.play(() => ({ fault }));
      const told = await used();
      expect(told).toHaveLength(1);
      expect(told[0]?.inputTokens).toBeGreaterThan(0);
    },
  );
  it.each(['401', '404', '429', '500', 'reset', 'malformed-json'] as const)(
    'are none of a call that was refused by %s',
    async (fault) => {
      patient.provider.play(() => ({ fault }));
      expect(await used({ from: patient })).toEqual([]);
    },
  );
  it('are estimated of a call that its reader has left', async () => {
    game.provider.play(() => ({ fault: 'drip', text: 'On. ' }));
    const [told, ...more] = await used({ isReadToItsEnd: false });
    expect(more).toEqual([]);
    expect(told?.isEstimated).toBe(true);
    expect(told?.inputTokens).toBeGreaterThan(0);
  });
});
