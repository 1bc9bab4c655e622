import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { PROBE_WORDS } from '#backend/platform/model/probe/probe-words.js';
import { answerToProbe, completionBy, unknownFieldIn } from './provider-abilities.js';
import { failBy } from './provider-faults.js';
import {
  ABLE,
  type ChatBody,
  type GoodAnswer,
  type ProviderAbilities,
  type ProviderRequest,
  type ProviderScript,
} from './provider-script.js';
import { EventStream, sendJson, sendWhole } from './provider-wire.js';

/** Scores by category of the moderation; or the status by which it fails. */
export type ModerationScript = (text: string) => Readonly<Record<string, number>> | 429 | 500 | 'silent';
export interface ModelProviderOptions {
  readonly script: ProviderScript;
  readonly abilities?: Partial<ProviderAbilities>;
  /** It has a moderation where this is given. */
  readonly moderation?: ModerationScript;
  /** Any free port where absent. */
  readonly port?: number;
}
export interface ModelProvider {
  /** For OPENAI_BASE_URL. */
  readonly url: string;
  readonly port: number;
  /** In the order in which they came; those to Chat Completions only. */
  readonly requests: readonly ProviderRequest[];
  /** Texts that were sent to its moderation, as they came. */
  readonly moderated: readonly string[];
  /** Answers by another script from now on. */
  play(script: ProviderScript): void;
  close(): Promise<void>;
}

const MODELS = { object: 'list', data: [{ id: 'stand-in', object: 'model' }] };

const refuseField = (response: ServerResponse, field: string): void =>
  sendJson(response, 400, {
    error: { message: `Unrecognized request argument: ${field}`, type: 'invalid_request_error' },
  });

/**
 * A provider of models in the process of the test: a real server that speaks the wire protocol of Chat Completions.
 * Probes are answered by its abilities; every other request by the script.
 */
export const startModelProvider = async (options: ModelProviderOptions): Promise<ModelProvider> => {
  const able: ProviderAbilities = { ...ABLE, moderation: options.moderation !== undefined, ...options.abilities };
  const requests: ProviderRequest[] = [];
  const moderated: string[] = [];
  let { script } = options;
  let calls = 0;

  const note = (request: IncomingMessage, body: ChatBody): ProviderRequest => {
    const text = body.messages.map(({ content }) => content).join('\n');
    const isProbe = text.includes(PROBE_WORDS);
    const noted = {
      n: requests.length,
      call: isProbe ? -1 : calls++,
      path: request.url ?? '',
      authorization: request.headers.authorization ?? null,
      body,
      isProbe,
      text,
    };
    requests.push(noted);
    return noted;
  };

  const give = async (response: ServerResponse, body: ChatBody, answer: GoodAnswer): Promise<void> => {
    const completion = completionBy(body, answer, able);
    if (!body.stream || !able.streaming) sendWhole(response, body, completion);
    else await new EventStream(response, body).whole(completion, answer, able.usageInStream);
  };

  const chat = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const noted = note(request, JSON.parse(await textOf(request)) as ChatBody);
    const { body } = noted;
    const unknown = able.refusesUnknownFields ? unknownFieldIn(body, able) : null;
    const answer = noted.isProbe ? answerToProbe(body, able) : await script(noted);
    if (unknown !== null) refuseField(response, unknown);
    else await ('fault' in answer ? failBy(response, body, answer) : give(response, body, answer));
  };

  const moderate = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { input } = JSON.parse(await textOf(request)) as { input: string };
    moderated.push(input);
    const scores = options.moderation?.(input) ?? {};
    if (scores === 'silent') return;
    if (typeof scores === 'number') {
      sendJson(response, scores, { error: { message: input } });
      return;
    }
    const categories = Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, score > 0.5]));
    const flagged = Object.values(categories).some(Boolean);
    sendJson(response, 200, { id: 'modr-1', results: [{ flagged, categories, category_scores: scores }] });
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').replace(/^\/v1/, '');
    if (path === '/chat/completions') return chat(request, response);
    if (path === '/moderations' && able.moderation) return moderate(request, response);
    if (path === '/models') sendJson(response, 200, MODELS);
    else sendJson(response, 404, { error: { message: 'Not Found' } });
  };

  const server = createServer((request, response) => {
    response.on('error', () => undefined);
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    port,
    requests,
    moderated,
    play: (next) => (script = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
