import { createHmac } from 'node:crypto';
import { SECRETS } from '../../support/running-game.js';
import { Player } from '../../support/player.js';
import { type Attack } from '../attack.js';
import { problemUnless } from '../judge.js';
import { send } from '../send.js';

type Claims = Readonly<Record<string, unknown>>;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text = ''): Claims => JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;

const signed = (header: Claims, claims: Claims, secret: string): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

const forgeries = (token: string, stranger: string): readonly string[] => {
  const [head, body, seal = ''] = token.split('.');
  const [header, claims] = [decoded(head), decoded(body)];
  const other = { ...claims, sub: stranger };
  return [
    `${part({ ...header, alg: 'none' })}.${part(other)}.`,
    `${part({ ...header, alg: 'HS512' })}.${part(claims)}.${seal}`,
    `${head ?? ''}.${part(other)}.${seal}`,
    ...['', 'a', 'secret', SECRETS.DICE_KEY.toUpperCase()].map((secret) => signed(header, other, secret)),
    signed({ ...header, kid: '../../dev/null' }, other, ''),
    signed(header, { ...claims, exp: 1 }, SECRETS.JWT_SECRET),
    `${token}x`,
    token.slice(0, -2),
    `${token}.${seal}`,
    'null',
    '..',
    '🛶',
  ];
};

/** Tokens that somebody made for himself. */
export const forgedTokens: Attack = {
  name: 'forged tokens',
  env: { RATE_LIMIT: 'off' },
  run: async ({ url }, tally) => {
    const player = await Player.begun(url);
    const stranger = await Player.begun(url);
    for (const token of forgeries(player.token, stranger.userId)) {
      const value = Buffer.from(token).toString('latin1');
      const answer = await send(url, { path: '/api/auth/me', token: value }).catch(String);
      tally.count(typeof answer === 'string' ? answer : problemUnless(answer, [401]));
    }
  },
};
