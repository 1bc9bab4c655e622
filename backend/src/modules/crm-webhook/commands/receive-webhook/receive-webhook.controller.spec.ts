import { type CommandBus } from '@nestjs/cqrs';
import { type FastifyRequest } from 'fastify';
import { type Config } from '#backend/platform/config/config.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { LogUnavailableError } from '#backend/platform/log/log-errors.js';
import { quietLog } from '#test/support/quiet-log.js';
import { ReceiveWebhookController } from './receive-webhook.controller.js';

const crm = { webhookSecret: 'both-know-it', webhookPublicKey: null };
const called = (body: unknown, secret = 'both-know-it') =>
  ({ headers: { 'x-webhook-secret': secret }, body }) as unknown as FastifyRequest;

const controller = (execute: () => Promise<string>) =>
  new ReceiveWebhookController({ execute } as unknown as CommandBus, { crm } as Config, quietLog);

it('a call that can not be kept is asked for again, by the one status that the CRM heeds', async () => {
  const away = controller(() => Promise.reject(new LogUnavailableError('away')));
  const refusal = await away.receive(called(Buffer.from('{}'))).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RejectedError);
  expect(refusal).toMatchObject({ status: 429, code: 'TRY_AGAIN', details: { retryAfter: 600 } });
});

it('nothing is kept of a call without proof', async () => {
  const kept = jest.fn(() => Promise.resolve(''));
  await expect(controller(kept).receive(called(Buffer.from('{}'), 'wrong'))).rejects.toMatchObject({ status: 401 });
  expect(kept).not.toHaveBeenCalled();
});
