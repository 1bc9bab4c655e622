import { PROBE_WORDS } from '#backend/platform/model/probe/probe-words.js';
import { type ModelProvider, startModelProvider } from './model-provider.js';
import { type ChatBody } from './provider-script.js';

let provider: ModelProvider;
const said = 'You set out.';
beforeAll(async () => {
  provider = await startModelProvider({ script: () => ({ text: said }), moderation: () => ({ violence: 0.9 }) });
});
afterAll(() => provider.close());

const ask = (body: Partial<ChatBody>, path = '/chat/completions'): Promise<Response> =>
  fetch(provider.url + path, {
    method: 'POST',
    headers: { authorization: 'Bearer k' },
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Go.' }], ...body }),
  });

describe('the stand-in for a provider', () => {
  it('answers by its script, and notes what it was asked', async () => {
    const answer = (await (await ask({})).json()) as { choices: { message: { content: string } }[] };
    expect(answer.choices[0]?.message.content).toBe(said);
    expect(provider.requests.at(-1)).toMatchObject({ authorization: 'Bearer k', text: 'Go.', isProbe: false });
  });
  it('streams server-sent events, with the usage in a chunk of its own', async () => {
    const text = await (await ask({ stream: true, stream_options: { include_usage: true } })).text();
    const chunks = text.split('\n\n').filter(Boolean);
    expect(chunks.at(-1)).toBe('data: [DONE]');
    expect(chunks.at(-2)).toContain('"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":3');
    expect(chunks.at(-3)).toContain('"finish_reason":"stop"');
  });
  it('answers a probe by its abilities, and asks its script nothing', async () => {
    provider.play(() => ({ fault: '500' }));
    expect((await ask({ messages: [{ role: 'system', content: PROBE_WORDS }] })).status).toBe(200);
    expect((await ask({})).status).toBe(500);
  });
  it('has a moderation where it was given one', async () => {
    const answer = (await (await ask({ input: 'Strike!' } as object, '/moderations')).json()) as { results: unknown[] };
    expect(answer.results).toEqual([
      { flagged: true, categories: { violence: true }, category_scores: { violence: 0.9 } },
    ]);
  });
});
