import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { PersonFinder } from '#backend/modules/subscription/queries/person-finder.js';
import { ResetSecondFactor } from '#backend/modules/support/commands/reset-second-factor/reset-second-factor.js';
import { runStaffCli } from '#backend/modules/support/commands/reset-second-factor/staff-cli.js';
import { runOnce } from './app/bootstrap.js';
import { nestLogger } from './app/logger.js';
import { StaffCliModule } from './app/staff-cli.module.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(StaffCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  const people = app.get(PersonFinder, { strict: false });
  const factors = app.get(ResetSecondFactor, { strict: false });
  try {
    return await runStaffCli(process.argv.slice(2), {
      find: async (name) => (await people.find(name))?.id ?? null,
      reset: (staffId) => factors.reset(staffId),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
