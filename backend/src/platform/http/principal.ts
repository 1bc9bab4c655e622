import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { type Actor } from '#contracts/shared/event.js';
import { RejectedError } from './rejected.error.js';

/** A person with a bearer token. */
export interface PersonPrincipal {
  readonly kind: 'guest' | 'registered' | 'staff';
  readonly userId: string;
  /** Id of the device that its token was made for; null for a token from before devices had ids. */
  readonly deviceId: string | null;
}
/** Another system with its own key. */
export interface ApiKeyPrincipal {
  readonly kind: 'api-key';
  readonly keyId: string;
  readonly scopes: readonly string[];
  /** It reads samples, and changes nothing. */
  readonly isTest?: boolean;
}
/** The person or system that makes a request: the guard finds it by the request's credentials. */
export type Principal = PersonPrincipal | ApiKeyPrincipal;

/** A request that the guard let through. */
export type AuthenticatedRequest = FastifyRequest & {
  principal: Principal;
  bearerToken: string;
  /** Whether the token is valid still: for an answer that lasts. */
  isStillAuthenticated: () => Promise<boolean>;
};

/** Whether a key for tests makes the request: it is answered with samples. */
export const isTestKey = (principal: Principal): boolean => principal.kind === 'api-key' && principal.isTest === true;

export const principalOf = (context: ExecutionContext): Principal =>
  context.switchToHttp().getRequest<AuthenticatedRequest>().principal;

/** @throws RejectedError for a key: only persons may ask for personal data */
export const userIdOf = (principal: Principal): string => {
  if (principal.kind !== 'api-key') return principal.userId;
  throw new RejectedError(403, 'NOT_A_PERSON', 'A key of an integration can not do that.');
};

/** The principal as an actor in the metadata of events. */
export const actorOf = (principal: Principal): Actor => {
  switch (principal.kind) {
    case 'guest':
    case 'registered':
      return { kind: 'person', id: principal.userId };
    case 'staff':
      return { kind: 'staff', id: principal.userId };
    case 'api-key':
      return { kind: 'integration', id: principal.keyId };
  }
};

/** The principal of the request. */
export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => principalOf(context));
