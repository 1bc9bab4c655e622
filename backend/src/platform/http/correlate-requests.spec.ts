import { Test } from '@nestjs/testing';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { quietLog } from '#test/support/quiet-log.js';
import { type Correlation, currentCorrelation } from '../correlation/correlation.js';
import { correlateRequests, requestIdOf } from './correlate-requests.js';

const now = new Date('2026-03-01T10:00:00.000Z');

@Controller('where')
class WhereController {
  @Get()
  get(): Correlation | undefined {
    return currentCorrelation();
  }

  @Post()
  async post(@Body() { waitMs }: { waitMs: number }): Promise<Correlation | undefined> {
    await pause(waitMs);
    return currentCorrelation();
  }
}

let app: NestFastifyApplication;
beforeAll(async () => {
  const adapter = new FastifyAdapter({ genReqId: requestIdOf });
  correlateRequests(adapter.getInstance(), { clock: { now: () => now }, log: quietLog });
  const module = await Test.createTestingModule({ controllers: [WhereController] }).compile();
  app = module.createNestApplication<NestFastifyApplication>(adapter);
  await app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

const ask = async (id?: string, waitMs?: number) => {
  const answer = await fetch(`${await app.getUrl()}/where`, {
    headers: { ...(id !== undefined && { 'x-request-id': id }), 'content-type': 'application/json' },
    ...(waitMs !== undefined && { method: 'POST', body: JSON.stringify({ waitMs }) }),
  });
  return { answered: answer.headers.get('x-request-id'), within: (await answer.json()) as Correlation };
};

it("runs a request under the client's id, and returns the id", async () => {
  expect(await ask('trace-0001')).toEqual({
    answered: 'trace-0001',
    within: { correlationId: 'trace-0001', causationId: null, startedAt: now.toISOString() },
  });
});

it('keeps the ids of concurrent requests apart, after their bodies are read', async () => {
  const ids = Array.from({ length: 10 }, (_, n) => `request-${n}`);
  const answers = await Promise.all(ids.map((id, n) => ask(id, 20 - n)));
  expect(answers.map(({ within }) => within.correlationId)).toEqual(ids);
});

it.each([undefined, '', 'short', 'two words', 'ann@example.org', 'x'.repeat(65), 'a\u0000bcdefgh'])(
  "makes an id where the client's id can't be recorded (%j)",
  (given) => {
    expect(requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('returns the id that it has made', async () => {
  const { answered, within } = await ask();
  expect([within.correlationId, answered]).toEqual([answered, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});
