import { randomUUID } from 'node:crypto';
import { Player } from '../../support/player.js';
import { FOR_KEYS } from '../../support/open-calls.js';
import { type Attack } from '../attack.js';
import { endsSignIn, operationsOf, readOpenApi, resolved } from '../fuzz/open-api.js';
import { problemUnless } from '../judge.js';
import { send } from '../send.js';

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + '1' + close.repeat(depth);

const TOO_MUCH: readonly string[] = [
  ...[100, 1_500, 20_000].flatMap((depth) => [nested(depth, '[', ']'), nested(depth, '{"a":', '}')]),
  `{"action":${nested(1_500, '[', ']')},"isCustomAction":true,"sessionId":"${randomUUID()}"}`,
  `[${'0,'.repeat(50_000)}0]`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":0`).join()}}`,
  '[',
];
/** Calls without required fields may accept these bodies, since they read none of these fields. */
const STRANGE: readonly string[] = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"action":"a","action":"b"}',
  '{"action":1e999}',
  '',
];
const REFUSED = [400, 413, 422];
const READ_AS_EMPTY = [...REFUSED, 200, 202, 204, 409];

/** JSON that breaks what walks it, at every call that takes a body. */
export const deepJson: Attack = {
  name: 'JSON too deep, wide or strange',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url }, tally) => {
    const player = await Player.begun(url);
    const api = await readOpenApi(url);
    for (const { method, path, body: schema } of operationsOf(api)) {
      if (!schema) continue;
      const needsMore = (resolved(schema, api).required ?? []).length > 0;
      // A call for keys may know a player's token for none before it reads the body.
      const refused = FOR_KEYS[`${method} ${path}`] === undefined ? REFUSED : [...REFUSED, 401];
      const at = path.replace(/\{\w+\}/g, player.sessionId);
      const shoot = async (body: string, expected: readonly number[]): Promise<void> => {
        const { token } = endsSignIn(path) ? await Player.guest(url) : player;
        const answer = await send(url, { method, path: at, body, token }).catch(String);
        const problem = typeof answer === 'string' ? answer : problemUnless(answer, expected);
        tally.count(problem && `${method} ${at} ${body.slice(0, 60)}: ${problem}`);
      };
      for (const body of TOO_MUCH) await shoot(body, refused);
      for (const body of STRANGE) await shoot(body, needsMore ? refused : READ_AS_EMPTY);
    }
  },
};
