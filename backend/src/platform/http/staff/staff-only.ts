import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Public } from '../current-user.js';

export const IS_STAFF_ONLY = 'isStaffOnly';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly staffOnly?: true;
  }
}

/**
 * A route for signed-in staff. To everybody else it answers, by any method, as an address that does not exist; where
 * NODE_ENV is `development` it is open to all. Its principal is of the kind 'staff'.
 */
export const StaffOnly = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(IS_STAFF_ONLY, true),
    RouteConfig({ staffOnly: true }),
    ApiExcludeEndpoint(),
    // The staff guard asks for the token, since a 401 would tell that there is something.
    Public(),
  );
