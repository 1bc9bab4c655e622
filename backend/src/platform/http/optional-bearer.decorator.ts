import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.guard.js';

/** The bearer token of a public route, unchecked; null without one. */
export const OptionalBearer = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  bearerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
