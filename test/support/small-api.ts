import { Body, Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type Server } from 'node:http';
import { createHttpAdapter } from '#backend/app/http-adapter.js';
import { type Config } from '#backend/platform/config/config.js';
import { ErrorBodyFilter } from '#backend/platform/http/error-body.filter.js';
import { noteMethods } from '#backend/platform/http/other-methods.js';
import { RateLimited, RateLimitGuard } from '#backend/platform/http/rate-limit.guard.js';
import { SERVER_TIMES } from '#backend/platform/http/server/http-server.js';
import { LOGGER } from '#backend/platform/logger.port.js';
import { RATE_LIMITER, type RateLimits } from '#backend/platform/rate-limits/rate-limits.port.js';
import { quietLog } from './quiet-log.js';

export const BIG = 'x'.repeat(32 * 1024 * 1024);

@Controller('api/things')
class ThingsController {
  @Post()
  echo(@Body() body: unknown): { readonly got: unknown } {
    return { got: body };
  }

  @Get('big')
  big(): string {
    return BIG;
  }

  @Get('limited')
  @UseGuards(RateLimitGuard)
  @RateLimited('guest')
  limited(): string {
    return 'yes';
  }

  @Get(':id')
  read(@Param('id') id: string): { readonly id: string } {
    return { id };
  }

  @Delete(':id')
  remove(): void {
    return undefined;
  }
}

/** A few routes behind the server, the framework and the filter of the game. */
export interface SmallApi {
  readonly url: string;
  readonly server: Server;
  /** Whom requests of /api/things/limited were counted for, in order. */
  readonly holders: readonly string[];
  readonly lines: readonly { readonly level: 'debug' | 'warn' | 'error'; readonly message: string }[];
  stop(): Promise<void>;
}

const CONFIG = {
  trustProxy: 0,
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
  publicUrl: 'http://localhost',
  embedAllowedOrigins: [],
};

const listen = async (app: NestFastifyApplication, noted: () => void): Promise<Server> => {
  await app.init();
  noted();
  await app.listen(0, '127.0.0.1');
  return app.getHttpServer();
};

export const startSmallApi = async (over: Partial<Config> = {}, answerMs = SERVER_TIMES.answer): Promise<SmallApi> => {
  const [holders, lines]: [string[], { level: 'debug' | 'warn' | 'error'; message: string }[]] = [[], []];
  const limits: RateLimits = { take: (_, holder) => (holders.push(holder), Promise.resolve(null)) };
  const log = {
    ...quietLog,
    error: (_: object, message: string) => void lines.push({ level: 'error', message }),
    warn: (_: object, message: string) => void lines.push({ level: 'warn', message }),
    debug: (_: object, message: string) => void lines.push({ level: 'debug', message }),
  };
  const clock = { now: () => new Date('2026-03-01T10:00:00.000Z') };
  const config = { ...CONFIG, ...over } as unknown as Config;
  const adapter = await createHttpAdapter({ config, log, clock }, { ...SERVER_TIMES, answer: answerMs });
  const noted = noteMethods(adapter.getInstance(), (path) => path.startsWith('/api'));
  const module = await Test.createTestingModule({
    controllers: [ThingsController],
    providers: [
      { provide: APP_FILTER, useClass: ErrorBodyFilter },
      { provide: LOGGER, useValue: log },
      { provide: RATE_LIMITER, useValue: limits },
    ],
  }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(adapter, { bodyParser: false });
  const server = await listen(app, noted);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await app.close();
  };
  return { url: await app.getUrl(), server, holders, lines, stop };
};
