import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#backend/platform/config/config.js';
import { noteMethods } from '#backend/platform/http/other-methods.js';
import { readAfter } from '#backend/platform/http/read-after.js';
import { hideFromStrangers, StaffGuard } from '#backend/platform/http/staff/staff.guard.js';
import { AppModule } from './app.module.js';
import { isAsset, isPage, serveClient } from './client.js';
import { createHttpAdapter } from './http-adapter.js';
import { serveMetrics } from './metrics.js';
import { serveOpenApi } from './open-api.js';
import { nestLogger } from './logger.js';
import type { Platform } from './platform.js';
import type { ProcessRole, StartRole } from './role.js';
import { listenError } from './startup-error.js';

/** Time for streams to browsers, which stay open for hours, to end by themselves. */
const CLOSE_WITHIN_MS = 2_000;

const createApp = async (platform: Platform): Promise<NestFastifyApplication> => {
  const adapter = await createHttpAdapter(platform);
  readAfter(adapter.getInstance(), platform.progress);
  const answerOtherMethods = noteMethods(adapter.getInstance(), (url) => !isPage(url) && !isAsset(url));
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.for(platform), adapter, {
    logger: nestLogger(platform.log),
    abortOnError: false,
    bodyParser: false,
  });
  hideFromStrangers(adapter.getInstance(), app.get(StaffGuard));
  serveOpenApi(app);
  serveMetrics(app, platform);
  await serveClient(app);
  await app.init();
  answerOtherMethods();
  return app;
};

const addressOf = (app: NestFastifyApplication, { host }: Config): string => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
};

const close = async (app: NestFastifyApplication): Promise<void> => {
  const forcedClose = setTimeout(
    () => (app.getHttpServer() as { closeAllConnections(): void }).closeAllConnections(),
    CLOSE_WITHIN_MS,
  );
  await app.close().finally(() => clearTimeout(forcedClose));
};

/** Reports that it is closing, and keeps serving until proxies have noticed and send requests to other copies. */
const drainer = ({ readiness, config: { drainMs } }: Platform): (() => Promise<void>) => {
  readiness.add('this copy', () => !readiness.isClosing || 'it is closing');
  return async () => {
    readiness.isClosing = true;
    if (drainMs > 0) await pause(drainMs);
  };
};

/** HTTP, commands, queries, streams, and the built client. @throws StartupError when it can't listen */
const startApi: StartRole = async (platform) => {
  const app = await createApp(platform);
  platform.models.start();
  try {
    await app.listen(platform.config.port, platform.config.host);
  } catch (error) {
    await app.close();
    throw listenError(error, platform.config);
  }
  const drain = drainer(platform);
  return { stop: () => drain().then(() => close(app)), address: addressOf(app, platform.config) };
};

export const apiRole: ProcessRole = { name: 'api', listens: true, start: startApi };
