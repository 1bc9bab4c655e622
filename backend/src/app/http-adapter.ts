import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { readJsonOnly } from '#backend/platform/http/body/json-body.js';
import { allowLongRawBodies } from '#backend/platform/http/body/raw-body.js';
import { correlateRequests, requestIdOf } from '#backend/platform/http/correlate-requests.js';
import { refusalBody } from '#backend/platform/http/error-bodies.js';
import { limitAnswerTime } from '#backend/platform/http/limit-answer-time.js';
import { refuseNul } from '#backend/platform/http/refuse-nul.js';
import { connectionsWithin, descriptorLimit } from '#backend/platform/http/server/descriptors.js';
import { createHttpServer, SERVER_TIMES } from '#backend/platform/http/server/http-server.js';
import { noticeForwarded, trustOf } from '#backend/platform/http/server/trusted-proxies.js';
import { type Platform } from './platform.js';

/** Far above the longest valid request, a turn in the player's own words. */
const BODY_LIMIT_BYTES = 64 * 1024;

const PLUGIN_MS = 60_000;

/** Fastify on a server that bounds its connections, and answers every error in the one error shape. */
export const createHttpAdapter = async (
  platform: Pick<Platform, 'config' | 'log' | 'clock'>,
  times = SERVER_TIMES,
): Promise<FastifyAdapter> => {
  const { config, log } = platform;
  const trust = trustOf(config.trustProxy);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    // Plugins register late on a busy machine: that must not end the start.
    pluginTimeout: PLUGIN_MS,
    forceCloseConnections: 'idle',
    // Until the last connection is closed its requests are answered as before.
    return503OnClosing: false,
    genReqId: requestIdOf,
    trustProxy: trust,
    serverFactory: createHttpServer({
      times,
      maxConnections: connectionsWithin(config.maxConnections, await descriptorLimit()),
      maxConnectionsPerAddress: config.maxConnectionsPerAddress,
      trust,
      policy: { isHttps: config.publicUrl.startsWith('https:'), embedAllowedOrigins: config.embedAllowedOrigins },
      log,
    }),
    clientErrorHandler: () => undefined,
    // Addresses that the router can't read reach neither hooks nor filters.
    frameworkErrors: (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply) => {
      const body = refusalBody(error.statusCode ?? 400);
      void reply.code(body.statusCode).header('X-Request-Id', id).send(body);
    },
  });
  const server = adapter.getInstance();
  allowLongRawBodies(server);
  readJsonOnly(server);
  correlateRequests(server, platform);
  refuseNul(server);
  limitAnswerTime(server, times.answer);
  if (config.trustProxy === 0) noticeForwarded(server, log);
  return adapter;
};
