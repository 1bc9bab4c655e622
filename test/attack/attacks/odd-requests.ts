import { Player } from '../../support/player.js';
import { rawExchange } from '../../support/raw-http.js';
import { type Attack, type AttackContext } from '../attack.js';
import { operationsOf, readOpenApi } from '../fuzz/open-api.js';
import { problemOf, problemUnless } from '../judge.js';
import { type RawRequest, send } from '../send.js';
import { type Tally } from '../tally.js';

const ODD_PATHS: readonly (readonly [string, readonly number[]])[] = [
  ['/api/characters/%zz', [400, 404]],
  ['/api/stories/%00', [400, 404]],
  ['/api/stories/%FF%FE', [400, 404]],
  [`/api/stories/${'a'.repeat(3_000)}`, [400, 404, 414]],
  ['/api/stories/..%2f..%2f..%2fetc%2fpasswd', [400, 404]],
  ['/api/nothing', [404]],
  ['/assets/..%2f..%2fpackage.json', [400, 404]],
];
const MALFORMED: readonly (readonly [readonly string[], readonly number[]])[] = [
  [['NONSENSE', '', ''], [400]],
  [['GET /api/auth/me HTTP/1.1', '', ''], [400]],
  [['GET / HTTP/1.1', 'Host: a', `X-Long: ${'x'.repeat(40_000)}`, '', ''], [431]],
  [
    [
      'POST /api/actions HTTP/1.1',
      'Host: a',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      'zz',
      '',
    ],
    [400],
  ],
  [['POST /api/actions HTTP/1.1', 'Host: a', 'Content-Length: -1', '', ''], [400]],
  [['CONNECT api:1 HTTP/1.1', 'Host: a', 'Connection: close', '', ''], [405]],
];

const answered = (url: string, request: RawRequest, right: readonly number[] | null): Promise<string | null> =>
  send(url, request).then((answer) => (right ? problemUnless(answer, right) : problemOf(answer)), String);

const methods = async ({ url }: AttackContext, player: Player, tally: Tally): Promise<void> => {
  for (const { method, path } of operationsOf(await readOpenApi(url))) {
    const at = path.replace('{characterId}', player.characterId).replace(/\{\w+\}/g, player.sessionId);
    const call = { path: at, token: player.token };
    for (const [odd, right] of [
      ['OPTIONS', [200, 204]],
      ['TRACE', [405]],
      ['PROPFIND', [404, 405]],
    ] as const)
      tally.count(await answered(url, { ...call, method: odd }, right));
    if (method !== 'GET') continue;
    const { status } = await send(url, call);
    tally.count(await answered(url, { ...call, method: 'HEAD' }, [status]));
  }
};

/** Methods, addresses and bytes that the standard knows and no page sends. */
export const oddRequests: Attack = {
  name: 'methods, addresses and bytes',
  env: { RATE_LIMIT: 'off' },
  run: async (context, tally) => {
    const { url } = context;
    const player = await Player.begun(url);
    await methods(context, player, tally);
    for (const [path, right] of ODD_PATHS) {
      const problem = await answered(url, { path, token: player.token }, right);
      tally.count(problem && `GET ${path.slice(0, 80)}: ${problem}`);
    }
    for (const [lines, right] of MALFORMED)
      await tally.check(lines[0] ?? '', async () => {
        const { status, text } = await rawExchange(url, ...lines);
        const problem = problemUnless({ method: 'GET', status, headers: {}, text }, right);
        if (problem) throw new Error(problem);
      });
  },
};
