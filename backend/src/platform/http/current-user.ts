import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type AuthenticatedRequest, principalOf, userIdOf } from './principal.js';

/** Id of the person of the request. @throws RejectedError for the key of an integration */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  userIdOf(principalOf(context)),
);

/** The bearer token itself. */
export const BearerToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().bearerToken,
);

export const IS_PUBLIC = 'isPublic';
/** A route that needs no bearer token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
