import { Body, Controller, Get, Post } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { createHttpAdapter } from '#backend/app/http-adapter.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { LOGGER } from '#backend/platform/logger.port.js';
import { quietLog } from '../../../../../test/support/quiet-log.js';
import { AUTHENTICATOR } from '../authenticator.port.js';
import { ForKeysAndStaff, KEY_AUTHENTICATOR } from '../key-scope.js';
import { BearerGuard } from '../bearer.guard.js';
import { ErrorBodyFilter } from '../error-body.filter.js';
import { noteMethods, otherMethods } from '../other-methods.js';
import { CurrentPrincipal, type Principal } from '../principal.js';
import { SecondFactorGuard } from './second-factor.guard.js';
import { StaffOnly } from './staff-only.js';
import { hideFromStrangers, StaffGuard } from './staff.guard.js';
import { SECOND_FACTORS, STAFF } from './staff.port.js';

@Controller('api/desk')
class DeskController {
  @Get('list')
  @StaffOnly()
  list(@CurrentPrincipal() principal: Principal): Principal {
    return principal;
  }

  @Get('old')
  @StaffOnly({ secondFactor: false })
  old(): object {
    return {};
  }

  @Post('list')
  @StaffOnly()
  add(@Body() body: object): object {
    return body;
  }

  @Get('shared')
  @ForKeysAndStaff('integrations:manage')
  shared(@CurrentPrincipal() principal: Principal): Principal {
    return principal;
  }

  @Get('mine')
  mine(@CurrentPrincipal() principal: Principal): Principal {
    return principal;
  }
}

const PERSONS: Readonly<Record<string, Principal>> = {
  guest: { kind: 'guest', userId: 'listed', deviceId: 'd1' },
  player: { kind: 'registered', userId: 'player', deviceId: 'd2' },
  staff: { kind: 'registered', userId: 'listed', deviceId: 'd3' },
  codeless: { kind: 'registered', userId: 'listed', deviceId: 'd4' },
  key: { kind: 'api-key', keyId: 'crm', scopes: ['feed:read'] },
};
const KEYS: Readonly<Record<string, Principal>> = {
  ssk_manager: { kind: 'api-key', keyId: 'crm', scopes: ['integrations:manage'] },
  ssk_reader: { kind: 'api-key', keyId: 'bi', scopes: ['events:read'] },
};
const authenticatorOf = (known: Readonly<Record<string, Principal>>) => ({
  principalOf: (token: string) => Promise.resolve(known[token] ?? null),
});

const config = {
  trustProxy: 0,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
  publicUrl: 'http://localhost',
  embedAllowedOrigins: [] as readonly string[],
} as Config;

let app: NestFastifyApplication;
let url: string;
const open = async (): Promise<void> => {
  const clock = { now: () => new Date('2026-03-01T10:00:00.000Z') };
  const adapter = await createHttpAdapter({ config, log: quietLog, clock });
  const noted = noteMethods(adapter.getInstance(), (path) => path.startsWith('/api'));
  const module = await Test.createTestingModule({
    controllers: [DeskController],
    providers: [
      StaffGuard,
      { provide: APP_GUARD, useClass: BearerGuard },
      { provide: APP_GUARD, useExisting: StaffGuard },
      { provide: APP_GUARD, useClass: SecondFactorGuard },
      { provide: APP_FILTER, useClass: ErrorBodyFilter },
      { provide: LOGGER, useValue: quietLog },
      { provide: CONFIG, useValue: config },
      { provide: AUTHENTICATOR, useValue: authenticatorOf(PERSONS) },
      { provide: KEY_AUTHENTICATOR, useValue: authenticatorOf(KEYS) },
      {
        provide: SECOND_FACTORS,
        useValue: { hasPassed: (_: string, token: string) => Promise.resolve(token === 'staff') },
      },
      { provide: STAFF, useValue: { isStaff: (userId: string) => Promise.resolve(userId === 'listed') } },
    ],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(adapter, { bodyParser: false });
  hideFromStrangers(adapter.getInstance(), app.get(StaffGuard));
  await app.init();
  // As the client's pages do for every address that is not there.
  otherMethods(adapter.getInstance(), '/*', { allowed: [], answer: (_, reply) => reply.callNotFound() });
  noted();
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
};
afterAll(() => app.close());

interface Asked {
  readonly method?: string;
  readonly token?: string | null;
  readonly body?: string;
}
const ask = async (path: string, { method = 'GET', token = null, body }: Asked = {}) => {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body }),
  });
  const kept = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: response.status, headers: kept, text: await response.text() };
};

describe('a route for staff', () => {
  beforeAll(open);

  it('shows itself to staff, and knows them as staff there alone', async () => {
    const principal = async (path: string): Promise<unknown> =>
      JSON.parse((await ask(path, { token: 'staff' })).text) as unknown;
    expect(await principal('/api/desk/list')).toEqual({ kind: 'staff', userId: 'listed', deviceId: 'd3' });
    expect(await principal('/api/desk/mine')).toEqual(PERSONS['staff']);
    const added = await ask('/api/desk/list', { method: 'POST', token: 'staff', body: '{"a":1}' });
    expect([added.status, added.text]).toEqual([201, '{"a":1}']);
  });

  it('asks staff, and nobody else, for their second factor, but where none is needed', async () => {
    const needed = await ask('/api/desk/list', { token: 'codeless' });
    expect([needed.status, JSON.parse(needed.text)]).toEqual([
      403,
      expect.objectContaining({ code: 'SECOND_FACTOR_NEEDED' }),
    ]);
    expect((await ask('/api/desk/old', { token: 'codeless' })).status).toBe(200);
    expect((await ask('/api/desk/old', { token: 'player' })).status).toBe(404);
  });

  it.each([
    ['staff', 200, 'staff'],
    ['ssk_manager', 200, 'api-key'],
    ['codeless', 403, 'SECOND_FACTOR_NEEDED'],
    ['ssk_reader', 403, 'SCOPE_MISSING'],
    ['player', 401, 'NOT_AUTHENTICATED'],
    ['guest', 401, 'NOT_AUTHENTICATED'],
    ['ssk_forged', 401, 'NOT_AUTHENTICATED'],
    [null, 401, 'NOT_AUTHENTICATED'],
  ])('that keys may call too answers %s with %i %s', async (token, status, word) => {
    const answer = await ask('/api/desk/shared', { token });
    const { kind, code } = JSON.parse(answer.text) as { kind?: string; code?: string };
    expect([answer.status, kind ?? code]).toEqual([status, word]);
  });

  it.each([null, 'guest', 'player', 'key', 'forged'])('answers %s as an address that does not exist', async (token) => {
    for (const sent of [
      {},
      { method: 'HEAD' },
      { method: 'OPTIONS' },
      { method: 'DELETE' },
      { method: 'POST', body: '{"a":1}' },
      { method: 'POST', body: '{broken' },
      { method: 'POST', body: `"${'x'.repeat(100_000)}"` },
    ]) {
      const [there, nowhere] = await Promise.all(
        ['/api/desk/list', '/api/desk/tsil'].map((path) => ask(path, { ...sent, token })),
      );
      expect(there?.status).toBe(404);
      expect({ ...there, text: there?.text.replaceAll('list', 'tsil') }).toEqual(nowhere);
    }
  });
});
