import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { WebhooksDesk } from '#backend/modules/integration/commands/manage-webhooks/webhooks-desk.js';
import { runWebhooksCli } from '#backend/modules/integration/commands/manage-webhooks/webhooks-cli.js';
import { runOnce } from './app/bootstrap.js';
import { nestLogger } from './app/logger.js';
import { WebhooksCliModule } from './app/webhooks-cli.module.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(WebhooksCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  try {
    return await runWebhooksCli(process.argv.slice(2), {
      desk: app.get(WebhooksDesk),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
