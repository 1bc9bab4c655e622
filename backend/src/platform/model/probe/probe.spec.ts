import { eventually } from '#test/support/eventually.js';
import { startModelProvider } from '#test/support/model-provider/model-provider.js';
import { type ProviderAbilities } from '#test/support/model-provider/provider-script.js';
import { KEY, modelsUnderTest, providerWithModels, read, requestOf } from '#test/support/models-under-test.js';
import { startSilentServer } from '#test/support/silent-server.js';

const never = new AbortController().signal;
type Setting = readonly [name: string, abilities: Partial<ProviderAbilities>, found: string];
const ALL = 'strict JSON, streams with usage, max_completion_tokens, thinking off by reasoning_effort';
const SETTINGS: readonly Setting[] = [
  ['OpenAI', {}, ALL],
  [
    'one that refuses what it does not know',
    { refusesUnknownFields: true },
    'strict JSON, streams with usage, max_completion_tokens, no thoughts',
  ],
  ['one with the old limit', { tokenLimit: 'max_tokens' }, ALL.replace('max_completion_tokens', 'max_tokens')],
  [
    'one that refuses the new limit',
    { tokenLimit: 'max_tokens', refusesUnknownFields: true },
    'strict JSON, streams with usage, max_tokens, no thoughts',
  ],
  ['one that ignores schemas', { strictJson: false }, ALL.replace('strict JSON', 'JSON objects')],
  [
    'one without JSON',
    { strictJson: false, jsonObject: false, refusesUnknownFields: true },
    'no JSON mode, streams with usage, max_completion_tokens, no thoughts',
  ],
  ['one without usage', { usageInStream: false }, ALL.replace('with usage', 'without usage')],
  [
    'one that refuses to tell usage',
    { usageInStream: false, refusesUnknownFields: true },
    'strict JSON, streams without usage, max_completion_tokens, no thoughts',
  ],
  ['one without streams', { streaming: false }, ALL.replace('streams with usage', 'no streams')],
  ['a thinking one', { thoughts: 'reasoning', thinkingOff: 'reasoning_effort' }, ALL],
  [
    'a thinking one with a template',
    { thoughts: 'reasoning_content', thinkingOff: 'chat_template_kwargs' },
    ALL.replace('reasoning_effort', 'chat_template_kwargs'),
  ],
  [
    'one that always thinks',
    { thoughts: 'think-tags' },
    ALL.replace('thinking off by reasoning_effort', 'always thinks'),
  ],
  ['one whose JSON stands among its thoughts', { jsonInReasoning: true }, ALL],
];

describe('a probe', () => {
  it.each(SETTINGS)('finds out what %s can do, and calls keep to it', async (_, abilities, found) => {
    const game = await providerWithModels({ abilities, script: () => ({ text: 'You rowed on.' }) });
    game.endpoint.start();
    const [part] = game.endpoint.findings;
    await eventually(() => expect(part?.look()).toEqual({ ready: true, says: `stand-in: ${found}` }));
    const told = await read(game.model.stream(requestOf('Row.', { temperature: 0.7 }), never));
    expect(told).toMatchObject({ text: 'You rowed on.', fault: null });
    expect(told.end?.usage.isEstimated).toBe(abilities.usageInStream === false);
    const body = game.provider.requests.at(-1)?.body;
    expect(Object.keys(body ?? {})).toContain(abilities.tokenLimit ?? 'max_completion_tokens');
    expect(body?.temperature).toBe(0.7);
    await game.close();
  });

  it('is one handful of requests, and none by a script', async () => {
    const game = await providerWithModels();
    game.endpoint.start();
    await eventually(() => expect(game.endpoint.findings[0]?.look()).toMatchObject({ ready: true }));
    expect(game.provider.requests.length).toBeLessThanOrEqual(6);
    expect(game.provider.requests.every(({ isProbe }) => isProbe)).toBe(true);
    await game.close();
  });
});

describe('an endpoint that is away at the start', () => {
  it('is found once it is there, and calls before that fail soon', async () => {
    const later = await startModelProvider({ script: () => ({ text: 'Here.' }) });
    const { port } = later;
    await later.close();
    const { endpoint, model, lines } = modelsUnderTest(`http://127.0.0.1:${port}/v1`);
    endpoint.start();
    const look = () => endpoint.findings[0]?.look();
    await eventually(() => expect(look()).toEqual({ ready: false, says: 'stand-in: it can not be reached' }));
    expect(await read(model.stream(requestOf('Row.'), never))).toMatchObject({ fault: 'unreachable' });
    const provider = await startModelProvider({ script: () => ({ text: 'Here.' }), port });
    await eventually(() => expect(look()).toMatchObject({ ready: true }));
    expect(await read(model.stream(requestOf('Row.'), never))).toMatchObject({ text: 'Here.' });
    await provider.close();
    expect((await read(model.stream(requestOf('Row.'), never))).fault).toBe('unreachable');
    expect(look()).toMatchObject({ ready: false });
    const again = await startModelProvider({ script: () => ({ text: 'Here.' }), port });
    await eventually(() => expect(look()).toMatchObject({ ready: true }));
    endpoint.close();
    await again.close();
    expect(JSON.stringify(lines)).not.toContain(KEY);
  });

  it('is known to be back by a call that it answers, and is named as away by one that it does not', async () => {
    const game = await providerWithModels({ script: () => ({ text: 'Here.' }) }, { watch: { freshMs: 60_000 } });
    const look = () => game.endpoint.findings[0]?.look();
    const row = () => read(game.model.stream(requestOf('Row.'), never));
    expect(await row()).toMatchObject({ text: 'Here.' });
    const probes = game.provider.requests.length;
    game.provider.play(() => ({ fault: 'reset' }));
    expect(await row()).toMatchObject({ fault: 'unreachable' });
    expect(look()).toMatchObject({ ready: false });
    game.provider.play(() => ({ text: 'Here.' }));
    expect(await row()).toMatchObject({ text: 'Here.' });
    expect(look()).toMatchObject({ ready: true });
    expect(game.provider.requests.slice(probes).some(({ isProbe }) => isProbe)).toBe(false);
    await game.close();
  });

  it('keeps no call waiting longer than its limit where it is silent', async () => {
    const silent = await startSilentServer();
    const { endpoint, model } = modelsUnderTest(`http://127.0.0.1:${silent.port}/v1`, { watch: { waitMs: 50 } });
    endpoint.start();
    expect(await read(model.stream(requestOf('Row.'), never))).toMatchObject({ fault: 'too-slow' });
    endpoint.close();
    await silent.stop();
  });
});

describe('a model that the endpoint does not have', () => {
  it('is named by its part', async () => {
    const game = await providerWithModels();
    const { endpoint } = modelsUnderTest(game.provider.url.replace('v1', 'v2'), {}, { modelAdvanced: 'large' });
    endpoint.start();
    const looked = () => endpoint.findings.map(({ name, look }) => [name, look()]);
    const says = 'it knows no such model or path';
    await eventually(() =>
      expect(looked()).toEqual([
        ['model', { ready: false, says: `stand-in: ${says}` }],
        ['advanced model', { ready: false, says: `large: ${says}` }],
      ]),
    );
    expect(endpoint.models.advanced?.name).toBe('large');
    endpoint.close();
    await game.close();
  });
});
