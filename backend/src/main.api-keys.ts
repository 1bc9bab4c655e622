import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { ApiKeys } from '#backend/modules/integration/api-keys/api-keys.js';
import { runApiKeysCli } from '#backend/modules/integration/commands/manage-api-keys/api-keys-cli.js';
import { ApiKeysCliModule } from './app/api-keys-cli.module.js';
import { runOnce } from './app/bootstrap.js';
import { nestLogger } from './app/logger.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(ApiKeysCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  try {
    return await runApiKeysCli(process.argv.slice(2), {
      keys: app.get(ApiKeys, { strict: false }),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
