import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Public } from '../current-user.js';

export const STAFF_ONLY = 'staffOnly';

export interface StaffRoute {
  /** Whether staff must have passed their second factor. */
  readonly secondFactor: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly staffOnly?: true;
  }
}

/**
 * A route for signed-in staff. To everybody else and for any method, it answers like an address that does not exist. Its
 * principal is of the kind 'staff'. Staff without their second factor get 403 SECOND_FACTOR_NEEDED, except on routes that
 * do not need it.
 */
export const StaffOnly = (route: StaffRoute = { secondFactor: true }): MethodDecorator =>
  applyDecorators(
    SetMetadata(STAFF_ONLY, route),
    RouteConfig({ staffOnly: true }),
    ApiExcludeEndpoint(),
    // The staff guard asks for the token, since a 401 would tell that there is something.
    Public(),
  );
