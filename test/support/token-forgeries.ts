import { createHmac } from 'node:crypto';
import { SECRETS } from './running-game.js';

type Claims = Readonly<Record<string, unknown>>;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text = ''): Claims => JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
const signed = (header: Claims, claims: Claims, secret: string): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** Tokens that somebody makes out of their own to be another person, by what is wrong with them. */
export const forgedFrom = (token: string, userId: string): Readonly<Record<string, string>> => {
  const [head, body, seal = ''] = token.split('.');
  const [header, claims] = [decoded(head), decoded(body)];
  const other = { ...claims, sub: userId };
  return {
    tampered: `${head ?? ''}.${part(other)}.${seal}`,
    'of another secret': signed(header, other, SECRETS.JWT_SECRET.toUpperCase()),
    'without a signature': `${part({ ...header, alg: 'none' })}.${part(other)}.`,
    'of another algorithm': `${part({ ...header, alg: 'HS512' })}.${body ?? ''}.${seal}`,
    expired: signed(header, { ...claims, iat: 1, exp: 2 }, SECRETS.JWT_SECRET),
    'of no form': 'null',
  };
};
