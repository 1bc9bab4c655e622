import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { deviceName } from './device-name.js';

/** What a person knows the requesting device by. */
export const DeviceName = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  deviceName(context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']),
);
