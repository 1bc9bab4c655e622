import { randomUUID } from 'node:crypto';
import { Player } from '../../support/player.js';
import { type Attack } from '../attack.js';
import { operationsOf, readOpenApi } from '../fuzz/open-api.js';
import { problemUnless } from '../judge.js';
import { send } from '../send.js';

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + '1' + close.repeat(depth);

const BODIES: readonly string[] = [
  ...[100, 1_500, 20_000].flatMap((depth) => [nested(depth, '[', ']'), nested(depth, '{"a":', '}')]),
  `{"action":${nested(1_500, '[', ']')},"isCustomAction":true,"sessionId":"${randomUUID()}"}`,
  `[${'0,'.repeat(50_000)}0]`,
  `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":0`).join()}}`,
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"action":"a","action":"b"}',
  '{"action":1e999}',
  '[',
  '',
];
const REFUSED = [400, 413, 422];

/** JSON that breaks what walks it, at every call that takes a body. */
export const deepJson: Attack = {
  name: 'JSON too deep, wide or strange',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url }, tally) => {
    const player = await Player.begun(url);
    const operations = operationsOf(await readOpenApi(url)).filter(({ body }) => body);
    for (const { method, path } of operations)
      for (const body of BODIES) {
        const at = path.replace(/\{\w+\}/g, player.sessionId);
        const answer = await send(url, { method, path: at, body, token: player.token }).catch(String);
        const problem = typeof answer === 'string' ? answer : problemUnless(answer, REFUSED);
        tally.count(problem && `${method} ${at} ${body.slice(0, 60)}: ${problem}`);
      }
  },
};
