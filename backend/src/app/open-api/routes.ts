import { type INestApplication, type Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { IS_PUBLIC } from '#backend/platform/http/current-user.js';
import { FOR_STAFF_TOO, FOR_TEST_KEYS, KEY_SCOPE, type KeyScope } from '#backend/platform/http/key-scope.js';
import { LIMITED, limitedByMethod } from '#backend/platform/http/rate-limit.guard.js';
import { REFUSALS } from '#backend/platform/http/refuses.js';
import { type RejectionTable } from '#backend/platform/http/rejected.error.js';

/** What the guards know of a route. */
export interface Route {
  readonly isPublic: boolean;
  readonly scope: KeyScope | null;
  readonly isForStaffToo: boolean;
  readonly isForTestKeys: boolean;
  readonly isLimited: (method: string) => boolean;
  readonly refusals: RejectionTable<string>;
}

const reflector = new Reflector();

const routeOf = (controller: Type, handler: () => unknown): Route => {
  const noted = (key: string): unknown => reflector.getAllAndOverride<unknown>(key, [handler, controller]);
  const isPublic = noted(IS_PUBLIC) === true;
  return {
    isPublic,
    scope: (noted(KEY_SCOPE) as KeyScope | undefined) ?? null,
    isForStaffToo: noted(FOR_STAFF_TOO) === true,
    isForTestKeys: noted(FOR_TEST_KEYS) === true,
    isLimited: (method) => (noted(LIMITED) ?? limitedByMethod(method, !isPublic)) !== null,
    refusals: (noted(REFUSALS) as RejectionTable<string> | undefined) ?? {},
  };
};

const controllersOf = (app: INestApplication): readonly Type[] =>
  [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => (metatype ? [metatype as Type] : [])),
  );

/** Each handler of a controller by the id that its operation has in the description. */
export const routesOf = (app: INestApplication): ReadonlyMap<string, Route> => {
  const scanner = new MetadataScanner();
  return new Map(
    controllersOf(app).flatMap((controller) => {
      const prototype = controller.prototype as Readonly<Record<string, () => unknown>>;
      return scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        return handler ? [[`${controller.name}_${name}`, routeOf(controller, handler)] as const] : [];
      });
    }),
  );
};
