import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Player } from '../../support/player.js';
import { type Attack, scaled } from '../attack.js';
import { oddBodies } from '../fuzz/odd-bodies.js';
import { endsSignIn, operationsOf, type OpenApi, type Operation, readOpenApi } from '../fuzz/open-api.js';
import { inParallel } from '../in-parallel.js';
import { problemOf } from '../judge.js';
import { type RawAnswer, send } from '../send.js';

const BODIES = 10_000;
const AT_ONCE = 8;

interface Shot {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const ODD_IDS = ['%20', '%F0%9F%9B%B6', '-1', 'undefined', '00000000-0000-0000-0000-000000000000', 'a'.repeat(300)];

const shotsAt = ({ method, path, body }: Operation, api: OpenApi, ids: readonly string[]): fc.Arbitrary<Shot> => {
  const known = fc.oneof(fc.constantFrom(...ids), fc.uuid());
  const id = fc.oneof(known, fc.constantFrom(...ODD_IDS));
  const named = id.map((value) => path.replace(/\{\w+\}/g, value));
  if (!body) return named.map((at) => ({ method, path: at }));
  return fc.tuple(named, oddBodies(body, api, known)).map(([at, text]) => ({ method, path: at, body: text }));
};

/** Bodies and ids near what the OpenAPI document asks for, at every call of it. */
export const fuzzedBodies: Attack = {
  name: 'bodies near the OpenAPI document',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url, seed, share }, tally) => {
    const player = await Player.begun(url);
    const stranger = await Player.begun(url);
    const api = await readOpenApi(url);
    const ids = [player.sessionId, player.characterId, stranger.sessionId, randomUUID()];
    const operations = operationsOf(api);
    const weighted = operations.map((operation) => ({
      weight: operation.body ? 6 : 1,
      arbitrary: shotsAt(operation, api, ids),
    }));
    const shots = fc.sample(fc.oneof(...weighted), { numRuns: scaled(BODIES, share), seed });
    const statuses = new Map<number, number>();
    const judged = (answer: RawAnswer): string | null => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      return problemOf(answer);
    };
    await inParallel(shots, AT_ONCE, async (shot, n) => {
      const headers = { 'idempotency-key': `fuzz-${n}` };
      const { token } = endsSignIn(shot.path) ? await Player.guest(url) : player;
      const problem = await send(url, { ...shot, headers, token }).then(judged, String);
      tally.count(problem && `${shot.method} ${shot.path.slice(0, 80)} ${shot.body?.slice(0, 200) ?? ''}: ${problem}`);
    });
    // If validation refused every body, no code behind it would be tried.
    tally.notes.push(`answers by status: ${[...statuses].map(([status, many]) => `${status} ${many}`).join(', ')}`);
  },
};
