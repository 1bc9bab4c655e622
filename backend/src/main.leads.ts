import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { runLeadsCli } from '#backend/modules/lead/commands/erase-lead/leads-cli.js';
import { LeadRows } from '#backend/modules/lead/lead-rows.js';
import { Erasure } from '#backend/modules/privacy/erasure.js';
import { runOnce } from './app/bootstrap.js';
import { LeadsCliModule } from './app/leads-cli.module.js';
import { nestLogger } from './app/logger.js';

await runOnce(async (platform) => {
  const app = await NestFactory.createApplicationContext(LeadsCliModule.for(platform), {
    logger: nestLogger(platform.log),
    abortOnError: false,
  });
  const rows = app.get(LeadRows, { strict: false });
  const erasure = app.get(Erasure, { strict: false });
  try {
    return await runLeadsCli(process.argv.slice(2), {
      isKnown: async (leadId) => (await rows.find(leadId)) !== null,
      erase: (leadId) => erasure.request(leadId),
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await app.close();
  }
});
