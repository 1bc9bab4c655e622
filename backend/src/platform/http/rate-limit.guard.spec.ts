import 'reflect-metadata';
import { type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Limited, RATE_LIMITS, wordsOf } from '../rate-limits/rate-limits.port.js';
import { RateLimited, RateLimitGuard } from './rate-limit.guard.js';

class Plain {
  handle(): void {
    return;
  }
}
class Marked {
  @RateLimited('rewind')
  handle(): void {
    return;
  }
}
const ANN = { kind: 'guest', userId: 'ann', deviceId: null } as const;

const KEY = { kind: 'api-key', keyId: 'crm', scopes: [] } as const;

const asked = (
  method: string,
  principal: typeof ANN | typeof KEY | undefined,
  controller: typeof Plain | typeof Marked = Plain,
) => {
  const headers: Record<string, string> = {};
  const context = {
    getHandler: () => controller.prototype.handle,
    getClass: () => controller,
    switchToHttp: () => ({
      getRequest: () => ({ method, principal, ip: '127.0.0.1' }),
      getResponse: () => ({ header: (name: string, value: string) => void (headers[name] = value) }),
    }),
  } as unknown as ExecutionContext;
  const taken: (readonly [Limited, string])[] = [];
  const guard = (seconds: number | null) =>
    new RateLimitGuard(new Reflector(), {
      take: (limited, holder, told) => {
        taken.push([limited, holder]);
        told?.({ limit: 60, remaining: 59, resetS: 42 });
        return Promise.resolve(seconds);
      },
    });
  return { taken, headers, pass: (seconds: number | null = null) => guard(seconds).canActivate(context) };
};

describe('a call', () => {
  it.each([
    ['POST', ANN, Marked, [['rewind', 'ann']]],
    ['POST', ANN, Plain, [['write', 'ann']]],
    ['PATCH', ANN, Plain, [['write', 'ann']]],
    ['DELETE', ANN, Plain, [['write', 'ann']]],
    ['GET', ANN, Plain, [['read', 'ann']]],
    ['POST', undefined, Plain, [['write', '127.0.0.1']]],
    ['GET', undefined, Plain, []],
  ] as const)(
    'by %s of %j is counted as it says, else as a read or a change',
    async (method, principal, route, counts) => {
      const { taken, pass } = asked(method, principal, route);
      expect(await pass()).toBe(true);
      expect(taken).toEqual(counts);
    },
  );

  it('past its limit is 429, with the time to wait and its own words', async () => {
    const { headers, pass } = asked('POST', ANN, Marked);
    await expect(pass(40)).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'You have turned back many times just now. Wait 40 seconds and turn back again.',
      details: { retryAfter: 40 },
    });
    expect(headers).toEqual({ 'Retry-After': '40' });
  });
});

describe('a call of an integration', () => {
  it('is told how its key stands, and a person is not', async () => {
    const [key, person] = [asked('GET', KEY, Marked), asked('GET', ANN, Marked)];
    await Promise.all([key.pass(), person.pass()]);
    expect(key.headers).toEqual({ 'RateLimit-Limit': '60', 'RateLimit-Remaining': '59', 'RateLimit-Reset': '42' });
    expect(person.headers).toEqual({});
  });
});

describe('the words of a limit', () => {
  it.each([
    [1, 'a second'],
    [40, '40 seconds'],
    [120, '120 seconds'],
    [121, '3 minutes'],
    [3_600, '60 minutes'],
  ])('after %i seconds say %s', (seconds, wait) => {
    for (const limited of Object.keys(RATE_LIMITS) as Limited[]) expect(wordsOf(limited, seconds)).toContain(wait);
  });
});
