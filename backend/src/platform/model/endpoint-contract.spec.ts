import { z } from 'zod';
import { eventually } from '#test/support/eventually.js';
import { startModelProvider } from '#test/support/model-provider/model-provider.js';
import { modelsUnderTest, read, requestOf } from '#test/support/models-under-test.js';
import { limitsTimes } from './model-limits.js';

interface Given {
  readonly url: string;
  readonly model: string;
  readonly apiKey: string | null;
  close(): Promise<void>;
}
const never = new AbortController().signal;
const PATIENCE = 10;

/** What the game asks of an endpoint, and any of them must give. */
const endpointContract = (name: string, open: () => Promise<Given>): void =>
  describe(`an endpoint: ${name}`, () => {
    let given: Given;
    let models: ReturnType<typeof modelsUnderTest>;
    beforeAll(async () => {
      given = await open();
      const { model, apiKey } = given;
      const times = { limits: limitsTimes(PATIENCE), watch: { waitMs: 60_000 } };
      models = modelsUnderTest(given.url, times, { model, modelAdvanced: model, apiKey });
      models.endpoint.start();
      await eventually(() => expect(models.endpoint.findings[0]?.look()).toMatchObject({ ready: true }), 120_000);
    }, 130_000);
    afterAll(async () => {
      models.endpoint.close();
      await given.close();
    });

    it('streams prose to its end, or to the limit of tokens', async () => {
      const told = await read(models.model.stream(requestOf('Tell of the sea.', { maxTokens: 60 }), never));
      expect(told.text.trim()).not.toBe('');
      expect([null, 'too-long']).toContain(told.fault);
      expect(told.text).not.toMatch(/<\/?think/i);
    });
    it('answers in the JSON that was asked for', async () => {
      const schema = z.object({ weather: z.enum(['sun', 'rain']) });
      const request = { ...requestOf('Sun or rain?', { maxTokens: 100 }), schema, schemaName: 'weather' };
      expect(['sun', 'rain']).toContain((await models.model.json(request, never)).value.weather);
    });
    it('stops when its reader does', async () => {
      const stop = new AbortController();
      const pieces = models.model.stream(requestOf('Count to a thousand.', { maxTokens: 500 }), stop.signal);
      await pieces[Symbol.asyncIterator]().next();
      stop.abort();
      expect((await read(pieces)).fault ?? 'stopped').toBe('stopped');
    });
  });

endpointContract('the stand-in', async () => {
  const script = ({ body }: { body: { response_format?: object } }) => ({
    text: body.response_format ? '{"weather":"rain"}' : 'The sea was grey. '.repeat(3),
  });
  const { url, close } = await startModelProvider({ script });
  return { url, model: 'stand-in', apiKey: null, close };
});

/** A server of one's own, such as llama.cpp's; TEST_OPENAI_MODEL names the model where it has several. */
const url = process.env['TEST_OPENAI_BASE_URL'];
if (url)
  endpointContract('a real server', () =>
    Promise.resolve({
      url,
      model: process.env['TEST_OPENAI_MODEL'] ?? 'default',
      apiKey: process.env['TEST_OPENAI_API_KEY'] ?? null,
      close: () => Promise.resolve(),
    }),
  );
