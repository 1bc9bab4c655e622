import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { addressHolder } from '../net/addresses.js';
import { clientAddress } from './server/trusted-proxies.js';

/** The address of the request as a holder of limits: an IPv4 address, the /64 network of an IPv6 address. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  addressHolder(clientAddress(context.switchToHttp().getRequest<FastifyRequest>())),
);
