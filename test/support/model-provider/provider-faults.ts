import { type ServerResponse } from 'node:http';
import { type ChatBody, type FaultyAnswer, type ProviderFault } from './provider-script.js';
import { completionOf, EventStream, sendJson, sendWhole, type Completion } from './provider-wire.js';

interface Failing {
  readonly response: ServerResponse;
  readonly asked: ChatBody;
  readonly answer: FaultyAnswer;
  readonly text: string;
}
type Fail = (failing: Failing) => void | Promise<void>;

/** In which the fault comes; long enough for a sentence to be released before it. */
const SAID_BEFORE = 'You set out at dawn. The wind stood in the east, and the';
const DRIP_MS = 20;

/** Providers repeat the key and the prompt in their errors: no error or log of ours may. */
const status =
  (code: number, type: string): Fail =>
  ({ response, asked, answer: { retryAfter } }) => {
    const message = `${type}: sk-secret-of-the-tests asked "${asked.messages.at(-1)?.content ?? ''}"`;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    sendJson(response, code, { error: { message, type, code: type, param: null } }, headers);
  };

const answering =
  (completionFor: (text: string) => Completion): Fail =>
  async ({ response, asked, text }) => {
    const completion = completionFor(text);
    if (asked.stream) await new EventStream(response, asked).whole(completion, {}, true);
    else sendWhole(response, asked, completion);
  };

/** Faults that only a stream has; without one, nothing but the headers comes. */
const midway =
  (goOn: (stream: EventStream, failing: Failing) => void | Promise<void>): Fail =>
  async (failing) => {
    const stream = new EventStream(failing.response, failing.asked).open();
    if (failing.asked.stream) await stream.pieces(failing.text, 'content');
    await goOn(stream, failing);
  };

const drip = async (stream: EventStream, { response }: Failing): Promise<void> => {
  while (!response.destroyed) await stream.pieces('on and ', 'content', DRIP_MS);
};

const FAULTS: Readonly<Record<ProviderFault, Fail>> = {
  '400': status(400, 'invalid_request_error'),
  '401': status(401, 'invalid_api_key'),
  '404': status(404, 'model_not_found'),
  '408': status(408, 'timeout'),
  '409': status(409, 'conflict'),
  '429': status(429, 'rate_limit_exceeded'),
  quota: status(429, 'insufficient_quota'),
  '500': status(500, 'server_error'),
  '503': status(503, 'overloaded'),
  reset: ({ response }) => void response.socket?.resetAndDestroy(),
  silent: () => undefined,
  'headers-only': ({ response, asked }) => void new EventStream(response, asked).open(),
  'reset-midway': midway((_, { response }) => {
    setTimeout(() => response.socket?.resetAndDestroy(), DRIP_MS);
  }),
  stalled: midway(() => undefined),
  drip: midway(drip),
  'malformed-json': ({ response }) => sendJson(response, 200, '<html>Bad gateway</html>'),
  'malformed-sse': midway((stream) => stream.raw('{"choices":[{"delta":{"cont').end()),
  'error-in-stream': midway((stream, { asked }) =>
    stream.raw(JSON.stringify({ error: { message: asked.messages.at(-1)?.content, type: 'server_error' } })).end(),
  ),
  empty: answering(() => completionOf('')),
  refusal: answering(() => completionOf('', { refusal: "I'm sorry, I can't assist with that." })),
  'content-filter': answering((text) => completionOf(text, { finish: 'content_filter' })),
  length: answering((text) => completionOf(text, { finish: 'length' })),
  'no-finish': answering((text) => completionOf(text, { finish: null })),
  'other-language': answering(() =>
    completionOf(
      'Im Morgengrauen bist du aufgebrochen. Der Wind stand im Osten, und die Möwen schrien über dem kalten Wasser. Niemand hat dich gesehen.',
    ),
  ),
};

export const failBy = async (response: ServerResponse, asked: ChatBody, answer: FaultyAnswer): Promise<void> => {
  await FAULTS[answer.fault]({ response, asked, answer, text: answer.text ?? SAID_BEFORE });
};
