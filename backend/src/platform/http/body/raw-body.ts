import { type FastifyInstance, type FastifyRequest } from 'fastify';

/** The settings of a route whose body is signed: it gets the bytes as they came (`@RouteConfig(RAW_BODY)`). */
export const RAW_BODY = { rawBody: true } as const;

/** Orders with many lines are longer than any body of a player. */
const LIMIT_BYTES = 256 * 1024;

const isRaw = (config: unknown): boolean => (config as Partial<typeof RAW_BODY> | undefined)?.rawBody === true;

export const wantsRawBody = ({ routeOptions }: FastifyRequest): boolean => isRaw(routeOptions.config);

/** Call it before routes are added. */
export const allowLongRawBodies = (server: FastifyInstance): void => {
  server.addHook('onRoute', (route) => {
    if (isRaw(route.config)) route.bodyLimit = LIMIT_BYTES;
  });
};
