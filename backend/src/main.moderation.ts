import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { runModerationCli } from '#backend/modules/moderation/commands/review-actions/moderation-cli.js';
import { ModeratedActions } from '#backend/modules/moderation/moderated-actions.js';
import { runOnce } from './app/bootstrap.js';
import { nestLogger } from './app/logger.js';
import { ModerationCliModule } from './app/moderation-cli.module.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(ModerationCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  try {
    return await runModerationCli(process.argv.slice(2), {
      actions: app.get(ModeratedActions, { strict: false }),
      now: () => platform.clock.now(),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
