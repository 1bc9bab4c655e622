import { inspect } from 'node:util';
import { z } from 'zod';
import { eventually } from '#test/support/eventually.js';
import { proseByHand } from '#test/support/model-provider/recorded-answers.js';
import { type ProviderFault } from '#test/support/model-provider/provider-script.js';
import { KEY, providerWithModels, read, requestOf } from '#test/support/models-under-test.js';
import { type ModelFault } from './chat-model.port.js';

const WORDS = 'I whisper my secret to the ferryman.';
const never = new AbortController().signal;
let game: Awaited<ReturnType<typeof providerWithModels>>;
beforeAll(async () => {
  game = await providerWithModels();
});
afterAll(() => game.close());

const tell = (signal = never) => read(game.model.stream(requestOf(WORDS), signal));
/** Asked since `mark`, without probes. */
const calls = (mark: number) => game.provider.requests.slice(mark).filter(({ isProbe }) => !isProbe).length;

describe('a model that answers', () => {
  it('is read piece by piece to its end, with the tokens that it reports', async () => {
    game.provider.play(({ call }) => ({ text: proseByHand(call), usage: { input: 31, output: 40 } }));
    const told = await tell();
    expect(told).toMatchObject({
      fault: null,
      end: { usage: { inputTokens: 31, outputTokens: 40, isEstimated: false } },
    });
    expect(told.text).toBe(proseByHand(game.provider.requests.at(-1)?.call ?? 0));
    expect(game.provider.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
  });
  it('gives its thoughts to nobody', async () => {
    game.provider.play(() => ({ text: '<think>She means Bodvar.</think>\nYou asked <him> twice.', reasoning: 'Hm.' }));
    expect(await tell()).toMatchObject({ text: 'You asked <him> twice.', fault: null });
  });
  it('ends with its caller, and its connection with it', async () => {
    game.provider.play(() => ({ fault: 'drip', text: 'On. ' }));
    const stop = new AbortController();
    const pieces = game.model.stream(requestOf(WORDS), stop.signal)[Symbol.asyncIterator]();
    await pieces.next();
    stop.abort();
    await expect(pieces.next()).rejects.toMatchObject({ fault: 'stopped' });
  });
  it('is asked no more by a caller who has read enough', async () => {
    game.provider.play(() => ({ fault: 'drip', text: 'On. ' }));
    for await (const piece of game.model.stream(requestOf(WORDS), never)) if (piece.kind === 'text') break;
    game.provider.play(() => ({ text: 'Well.' }));
    expect(await tell()).toMatchObject({ text: 'Well.' });
  });
});

const SAID = 'You set out at dawn. The wind stood in the east, and the';
/** Of what the provider repeats in its errors. */
const LEAKS = /sk-secret|whisper|ferryman/;
type Row = readonly [fault: ProviderFault, named: ModelFault, attempts: number, text: string];
const FAULTS: readonly Row[] = [
  ['silent', 'too-slow', 3, ''],
  ['headers-only', 'too-slow', 3, ''],
  ['stalled', 'stalled', 1, SAID],
  ['400', 'bad-request', 1, ''],
  ['401', 'unauthorised', 1, ''],
  ['404', 'not-found', 1, ''],
  ['408', 'too-slow', 3, ''],
  ['409', 'conflict', 3, ''],
  ['429', 'rate-limited', 3, ''],
  ['quota', 'unauthorised', 1, ''],
  ['500', 'server-error', 3, ''],
  ['503', 'server-error', 3, ''],
  ['reset', 'unreachable', 3, ''],
  ['reset-midway', 'cut-off', 1, SAID],
  ['malformed-json', 'malformed', 3, ''],
  ['malformed-sse', 'malformed', 1, SAID],
  ['error-in-stream', 'server-error', 1, SAID],
  ['empty', 'empty', 3, ''],
  ['refusal', 'refused', 1, ''],
  ['content-filter', 'filtered', 1, SAID],
  ['length', 'too-long', 1, SAID],
  ['no-finish', 'cut-off', 1, SAID],
];

describe('a model that fails', () => {
  it.each(FAULTS)('by %s is told as %s, after %i attempts, and neither key nor words with it', async (...row) => {
    const [fault, named, attempts, text] = row;
    game.provider.play(() => ({ fault }));
    const mark = game.provider.requests.length;
    const told = await tell();
    expect(told).toMatchObject({ fault: named, text, end: null });
    expect(calls(mark)).toBe(attempts);
    expect(inspect([told.error, game.lines], { depth: 9, showHidden: true })).not.toMatch(LEAKS);
  });
  it('by dripping on and on reaches the limit for the whole', async () => {
    const limited = await providerWithModels(
      { script: () => ({ fault: 'drip', text: 'On. ' }) },
      { limits: { firstDeltaMs: 2_000, silenceMs: 2_000, totalMs: 600, moderationMs: 400 } },
    );
    limited.endpoint.start();
    expect(await read(limited.model.stream(requestOf(WORDS), never))).toMatchObject({ fault: 'too-slow' });
    await limited.close();
  });
  it('answers well when it is asked again', async () => {
    const mark = game.provider.requests.length;
    const first = game.provider.requests.filter(({ isProbe }) => !isProbe).length;
    game.provider.play(({ call }) => (call === first ? { fault: '503' } : { text: 'You rowed on.' }));
    expect(await tell()).toMatchObject({ text: 'You rowed on.', fault: null });
    expect(calls(mark)).toBe(2);
  });
  it('is given the time that it asks for, and not a longer one', async () => {
    const first = game.provider.requests.filter(({ isProbe }) => !isProbe).length;
    game.provider.play(({ call }) => (call === first ? { fault: '429', retryAfter: 1 } : { text: 'Well.' }));
    const before = performance.now();
    expect(await tell()).toMatchObject({ text: 'Well.' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
    game.provider.play(() => ({ fault: '429', retryAfter: 30 }));
    const mark = game.provider.requests.length;
    const told = await tell();
    expect([told.fault, told.error?.retryAfterMs, calls(mark)]).toEqual(['rate-limited', 30_000, 1]);
  });
});

describe('an endpoint that fails on and on', () => {
  it('is left alone for a while, and then tried by one call', async () => {
    const { provider, model, endpoint, metrics, close } = await providerWithModels(
      { script: () => ({ fault: '500' }) },
      { guard: { failuresInARow: 3, openMs: 400 } },
    );
    const ask = () => read(model.stream(requestOf(WORDS), never));
    const asked = () => provider.requests.filter(({ isProbe }) => !isProbe).length;
    endpoint.start();
    expect((await ask()).fault).toBe('server-error');
    expect((await ask()).fault).toBe('circuit-open');
    expect(asked()).toBe(3);
    expect(await metrics.getSingleMetricAsString('model_circuit_state')).toContain('model_circuit_state 2');
    provider.play(() => ({ text: 'Back.' }));
    await eventually(async () => expect(await ask()).toMatchObject({ text: 'Back.' }));
    expect(await metrics.getSingleMetricAsString('model_circuit_state')).toContain('model_circuit_state 0');
    expect(asked()).toBe(4);
    await close();
  });
});

describe('an answer in JSON', () => {
  const schema = z.object({ verb: z.enum(['ask', 'go']), object: z.string().nullable() });
  const ask = () => game.model.json({ ...requestOf(WORDS), purpose: 'read', schema, schemaName: 'reading' }, never);
  const good = { verb: 'ask', object: 'p1' };
  it('is asked for by a strict schema, and checked against it', async () => {
    game.provider.play(() => ({ text: JSON.stringify(good) }));
    expect((await ask()).value).toEqual(good);
    expect(await game.metrics.getSingleMetricAsString('model_call_duration_seconds')).toMatch(
      /_count\{model="stand-in",purpose="read",outcome="ok"\} 1\b/,
    );
    expect(game.provider.requests.at(-1)?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'reading', strict: true, schema: { required: ['verb', 'object'] } },
    });
  });
  it.each([
    ['between words and a fence', `Sure! {"a": 1}\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``],
    ['after thoughts', `<think>{"verb":"go","object":null}? No.</think>${JSON.stringify(good)}`],
  ])('is found %s', async (_, text) => {
    game.provider.play(() => ({ text }));
    expect((await ask()).value).toEqual(good);
  });
  it.each([['{"verb":"fly","object":null}'], ['{"verb":"ask"'], ['I can not do that.'], ['[]'], ['null']])(
    'is asked for again where it is %s, and then given up',
    async (text) => {
      game.provider.play(() => ({ text }));
      const mark = game.provider.requests.length;
      await expect(ask()).rejects.toMatchObject({ fault: 'malformed' });
      expect(calls(mark)).toBe(3);
    },
  );
  it.each(FAULTS.filter(([, named]) => named !== 'too-slow'))('fails by %s, too', async (fault, named) => {
    game.provider.play(() => ({ fault }));
    await expect(ask()).rejects.toMatchObject({ fault: named });
  });
});

describe('an endpoint that reads only a part of long prompts', () => {
  it('is found out by the tokens that it reports', async () => {
    game.provider.play(() => ({ text: 'Well.' }));
    for (let n = 0; n < 3; n++) await read(game.model.stream(requestOf('short prompt '.repeat(60)), never));
    const long = requestOf('a long prompt of many words '.repeat(400));
    await read(game.model.stream(long, never));
    expect(await game.metrics.getSingleMetricAsString('model_truncated_prompts_total')).not.toContain('{');
    game.provider.play(() => ({ text: 'Well.', usage: { input: 2_048 } }));
    await read(game.model.stream(long, never));
    expect(await game.metrics.getSingleMetricAsString('model_truncated_prompts_total')).toContain(
      'model_truncated_prompts_total{model="stand-in"} 1',
    );
    expect(game.lines.some(({ message }) => message.startsWith('the endpoint reads only a part'))).toBe(true);
  });
});
