import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { runSubscriptionCli } from '#backend/modules/subscription/commands/set-tier/subscription-cli.js';
import { SetTierCommand, SetTierHandler } from '#backend/modules/subscription/commands/set-tier/set-tier.handler.js';
import { PersonFinder } from '#backend/modules/subscription/queries/person-finder.js';
import { runOnce } from './app/bootstrap.js';
import { nestLogger } from './app/logger.js';
import { SubscriptionCliModule } from './app/subscription-cli.module.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(SubscriptionCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  const handler = app.get(SetTierHandler, { strict: false });
  const people = app.get(PersonFinder, { strict: false });
  try {
    return await runSubscriptionCli(process.argv.slice(2), {
      find: (name) => people.find(name),
      set: (context, tier, until) => handler.execute(new SetTierCommand(context, tier, until)),
      now: () => platform.clock.now(),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
