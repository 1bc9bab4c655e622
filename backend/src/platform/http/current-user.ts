import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';

/** A request that the guard let through. */
export type AuthenticatedRequest = FastifyRequest & { userId: string; bearerToken: string };

/** Id of the user who holds the bearer token. */
export const UserId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<AuthenticatedRequest>().userId,
);

/** The bearer token itself. */
export const BearerToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().bearerToken,
);

export const IS_PUBLIC = 'isPublic';
/** A route that needs no bearer token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** Who a bearer token belongs to: asked by the guard, answered by the account module. */
export interface Authenticator {
  userOf(token: string): Promise<string | null>;
}
export const AUTHENTICATOR = Symbol('Authenticator');
