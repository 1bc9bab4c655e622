import { Module, type Provider } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { CONFIG } from '../config/config.js';
import { type Reaction } from '../reactions/reaction.js';
import { defineQueue } from './queue.js';
import { type DiscoveredWork, provideReaction, QueueProcessor, RepeatedJob, WorkDiscovery } from './work-discovery.js';
import { UnattendedQueueError } from './work.js';

const mail = defineQueue({ name: 'mail' });

@QueueProcessor()
class SendMail {
  readonly queue = mail;
  run = (): Promise<void> => Promise.resolve();
}
@QueueProcessor()
class SendMailToo extends SendMail {}
@RepeatedJob()
class SweepMail {
  readonly queue = 'sweep-mail';
  readonly everyMs = 1_000;
  run = (): Promise<void> => Promise.resolve();
}
const reaction: Reaction = {
  name: 'mail-when-registered',
  types: ['GuestCreated'],
  startsAt: 'now',
  queues: [mail],
  jobsFor: () => [],
};

const find = async (...providers: readonly Provider[]): Promise<DiscoveredWork> => {
  @Module({ providers: [{ provide: CONFIG, useValue: { narration: 'job' } }, ...providers] })
  class SomeModule {}
  @Module({ imports: [DiscoveryModule, SomeModule], providers: [WorkDiscovery] })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: false, abortOnError: false });
  try {
    return app.get(WorkDiscovery).find();
  } finally {
    await app.close();
  }
};

describe('the work that modules bring', () => {
  it('is found in any module', async () => {
    const { handlers, repeated, reactions } = await find(SendMail, SweepMail, provideReaction(reaction));
    expect(handlers).toEqual([expect.any(SendMail)]);
    expect(repeated).toEqual([expect.any(SweepMail)]);
    expect(reactions).toEqual([reaction]);
  });

  it('leaves out a reaction that the configuration disables', async () => {
    const { reactions } = await find(
      SendMail,
      provideReaction(reaction, ({ narration }) => narration !== 'job'),
    );
    expect(reactions).toEqual([]);
  });

  it('is refused by name where a reaction adds to a queue without a handler', () =>
    expect(find(SweepMail, provideReaction(reaction))).rejects.toThrow(
      new UnattendedQueueError('no handler for the jobs of mail'),
    ));

  it('is refused by name where a queue has two handlers', () =>
    expect(find(SendMail, SendMailToo)).rejects.toThrow(new UnattendedQueueError('two handlers for the jobs of mail')));
});
