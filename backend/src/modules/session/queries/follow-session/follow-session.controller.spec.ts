import { type INestApplication } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { randomUUID } from 'node:crypto';
import { eventually } from '#test/support/eventually.js';
import { quietLog } from '#test/support/quiet-log.js';
import { RawStream } from '#test/support/raw-stream.js';
import { AUTHENTICATOR } from '#backend/platform/http/authenticator.port.js';
import { BearerGuard } from '#backend/platform/http/bearer.guard.js';
import { ErrorBodyFilter } from '#backend/platform/http/error-body.filter.js';
import { LOGGER } from '#backend/platform/logger.port.js';
import { FollowSessionController } from './follow-session.controller.js';
import { type Recipient } from './recipient.js';
import { SessionStreams } from './session-streams.js';
import { STREAM_SETTINGS } from './stream-settings.js';

const SETTINGS = { perSession: 2, perPerson: 3, perProcess: 4, heartbeatMs: 10_000, verifyMs: 20 };
const sessionId = randomUUID();
const begins = { open: () => Promise.resolve() };
const revoked = new Set<string>();
let outage = false;
let outages = 0;
let app: INestApplication;
let url: string;
const opened: RawStream[] = [];

beforeEach(async () => {
  revoked.clear();
  outage = false;
  const stream = {
    character: (own: object) => Promise.resolve(own),
    follow: async (_: object, __: unknown, to: Recipient) => {
      await begins.open();
      return { run: () => new Promise((resolve) => to.ended.addEventListener('abort', resolve)) };
    },
  };
  const principalOf = async (token: string) => {
    if (outage) throw new Error(`as planned, ${(outages += 1)}`);
    return Promise.resolve(revoked.has(token) ? null : { kind: 'guest', userId: token, deviceId: null });
  };
  const module = await Test.createTestingModule({
    controllers: [FollowSessionController],
    providers: [
      { provide: SessionStreams, useValue: stream },
      { provide: STREAM_SETTINGS, useValue: SETTINGS },
      { provide: LOGGER, useValue: quietLog },
      { provide: AUTHENTICATOR, useValue: { principalOf } },
      { provide: APP_GUARD, useClass: BearerGuard },
      { provide: APP_FILTER, useClass: ErrorBodyFilter },
    ],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter({ forceCloseConnections: true }));
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});
afterEach(async () => {
  opened.splice(0).forEach((stream) => stream.close());
  begins.open = () => Promise.resolve();
  await app.close();
});

const open = async (token: string, session = sessionId, more: Parameters<typeof RawStream.open>[1] = {}) => {
  const stream = await RawStream.open({ url, token, sessionId: session }, more);
  opened.push(stream);
  stream.read();
  return stream;
};

describe('GET /api/sessions/{sessionId}/events', () => {
  it("ends the oldest of a session's streams, which is told not to come back", async () => {
    const [first, second] = [await open('ann'), await open('ann')];
    const third = await open('ann');
    await first.closed;
    expect(first.text).toContain('event: replaced');
    expect([second.isOpen, third.isOpen]).toEqual([true, true]);
  });

  it('refuses who comes when the process is full, in the one shape of errors, until a stream ends', async () => {
    const streams = await Promise.all(['ann', 'bo', 'cy', 'di'].map((token) => open(token)));
    const refused = await open('ed');
    expect(refused.text).toMatch(/^HTTP\/1.1 503 /);
    expect(refused.text).toMatch(/^retry-after: 20\r$/im);
    await eventually(() => expect(refused.text).toContain('"code":"TOO_MANY_STREAMS"'));
    streams[0]?.close();
    await eventually(async () => expect((await open('ed')).status).toBe(200));
  });

  it('gives back the place of a stream that could not begin', async () => {
    begins.open = () => Promise.reject(new Error('as planned'));
    for (let n = 0; n < 10; n += 1) expect((await open(`guest-${n}`)).status).toBe(500);
    begins.open = () => Promise.resolve();
    expect((await open('ann')).status).toBe(200);
  });

  it('gives back the place of a client that left before its stream began', async () => {
    const left: (() => void)[] = [];
    begins.open = () => new Promise((resolve) => left.push(resolve));
    const clients = ['ann', 'bo', 'cy', 'di'].map((token) => RawStream.asking({ url, token, sessionId }));
    await eventually(() => expect(left).toHaveLength(4));
    clients.forEach((client) => client.close());
    begins.open = () => Promise.resolve();
    await eventually(async () => expect((await open('ed')).status).toBe(200));
    left.forEach((begin) => begin());
    expect((await open('fay')).status).toBe(200);
  });

  it('ends the stream of a token that was revoked, and none while tokens can not be verified', async () => {
    const [ann, bo] = [await open('ann'), await open('bo')];
    outage = true;
    const before = outages;
    await eventually(() => expect(outages).toBeGreaterThan(before + 5));
    expect([ann.isOpen, bo.isOpen]).toEqual([true, true]);
    revoked.add('ann');
    outage = false;
    await ann.closed;
    expect(bo.isOpen).toBe(true);
    expect((await open('ann')).status).toBe(401);
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await fetch(`${url}/api/sessions/${sessionId}/events`, {
      method: 'HEAD',
      headers: { authorization: 'Bearer ann' },
      signal: AbortSignal.timeout(5_000),
    });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/event-stream',
      '',
    ]);
  });

  it.each([
    ['application/json', 406],
    ['text/html', 406],
    ['text/event-stream', 200],
    ['text/html, */*;q=0.8', 200],
    ['TEXT/*', 200],
    ['', 200],
  ])('answers who accepts %p with %i', async (accept, status) => {
    expect((await open('ann', sessionId, { headers: { accept } })).status).toBe(status);
  });

  it('ends all streams with the application', async () => {
    const stream = await open('ann');
    await app.close();
    await stream.closed;
  });
});
