import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { SecondEdition } from '#backend/modules/narration/second-edition/second-edition.js';
import { runRetellCli } from '#backend/modules/narration/second-edition/retell-cli.js';
import { runOnce } from './app/bootstrap.js';
import { nestLogger } from './app/logger.js';
import { RetellCliModule } from './app/retell-cli.module.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(RetellCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  try {
    return await runRetellCli(process.argv.slice(2), {
      edition: app.get(SecondEdition, { strict: false }),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
