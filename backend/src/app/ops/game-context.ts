import { type INestApplicationContext, Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { nestLogger } from '../logger.js';
import { type Platform } from '../platform.js';
import { PlatformModule } from '../platform.module.js';

@Module({})
class OperationModule {}

/** Runs this work with the named parts of the game, without its api, and closes them after it. */
export const withGame = async (
  platform: Platform,
  { imports = [], providers = [] }: Pick<ModuleMetadata, 'imports' | 'providers'>,
  work: (game: INestApplicationContext) => Promise<number>,
): Promise<number> => {
  const module = { module: OperationModule, imports: [PlatformModule.of(platform), ...imports], providers };
  const game = await NestFactory.createApplicationContext(module, {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  try {
    return await work(game);
  } finally {
    await game.close();
  }
};
