import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { type Agent, request } from 'undici';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { createGuardedAgent, type Resolve, systemResolve } from '#backend/platform/net/guarded-agent.js';
import { type Answer } from '../domain/delivery.rules.js';
import { type DeliveryAttempt } from './deliveries.js';
import { type Endpoint, WebhookEndpoints } from './endpoints.js';
import { WebhookTargets } from './targets.js';

/** An endpoint that takes longer has not answered. */
export const ATTEMPT_MS = 20_000;

export interface SenderSettings {
  readonly attemptMs: number;
  readonly resolve: Resolve;
}
const SENDER_SETTINGS = Symbol('SenderSettings');

export interface Sent {
  readonly attempt: DeliveryAttempt;
  readonly answer: Answer;
}

/** A code that says nothing of what was sent or answered. */
const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'FAILED';
  if ('name' in error && error.name === 'TimeoutError') return 'TIMEOUT';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : 'FAILED';
};

/** Sends one message once, signed (Standard Webhooks 1.0). */
@Injectable()
export class WebhookSender implements OnApplicationShutdown {
  private readonly agent: Agent;
  /** Of targets that no machine of the open internet may have: a name that leads there after all is refused. */
  private readonly ownAgent: Agent;
  private readonly attemptMs: number;

  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly targets: WebhookTargets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Optional() @Inject(SENDER_SETTINGS) settings: SenderSettings | null = null,
  ) {
    const { attemptMs, resolve } = settings ?? { attemptMs: ATTEMPT_MS, resolve: systemResolve };
    this.attemptMs = attemptMs;
    this.agent = createGuardedAgent({ allows: targets.allows, resolve, connectMs: attemptMs });
    this.ownAgent = createGuardedAgent({ allows: targets.isOwn, resolve, connectMs: attemptMs });
  }

  /** Never rejects for what the endpoint does. */
  async send({ id, url }: Pick<Endpoint, 'id' | 'url'>, messageId: string, body: string): Promise<Sent> {
    const headers = await this.headersFor(id, messageId, body);
    const begun = performance.now();
    const attempt = (status: number | null, error: string | null): DeliveryAttempt => ({
      status,
      error,
      latencyMs: performance.now() - begun,
    });
    if (this.targets.faultOf(url) !== null)
      return { attempt: attempt(null, 'TARGET_REFUSED'), answer: { status: null, retryAfter: null } };
    try {
      const answer = await this.post(url, headers, body);
      return { attempt: attempt(answer.status, null), answer };
    } catch (error) {
      return { attempt: attempt(null, codeOf(error)), answer: { status: null, retryAfter: null } };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.agent.destroy(), this.ownAgent.destroy()]);
  }

  /** No redirect is followed, and nothing of the answer's body is read. */
  private async post(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const {
      statusCode,
      headers: answered,
      body: unread,
    } = await request(url, {
      method: 'POST',
      dispatcher: this.targets.isOwnOnly(url) ? this.ownAgent : this.agent,
      signal: AbortSignal.timeout(this.attemptMs),
      headersTimeout: this.attemptMs,
      headers,
      body,
    });
    unread.on('error', () => undefined).destroy();
    const retryAfter = answered['retry-after'];
    return { status: statusCode, retryAfter: typeof retryAfter === 'string' ? retryAfter : null };
  }

  private async headersFor(endpointId: string, messageId: string, body: string): Promise<Record<string, string>> {
    const now = this.clock.now();
    const secrets = await this.endpoints.secretsOf(endpointId);
    return {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'user-agent': 'steppes-and-seas-webhooks/1',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
    };
  }
}
