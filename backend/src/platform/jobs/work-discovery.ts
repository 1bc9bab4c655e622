import { Injectable, type Provider } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { CONFIG, type Config } from '../config/config.js';
import { type Reaction } from '../reactions/reaction.js';
import { assertAttended, type JobHandler, type RepeatedWork, type Work } from './work.js';

/** Marks a provider that handles the jobs of a queue. The worker finds it in any module. */
export const QueueProcessor = DiscoveryService.createDecorator();
/** Marks a provider of repeated work. */
export const RepeatedJob = DiscoveryService.createDecorator();

class ModuleReaction {
  constructor(
    readonly reaction: Reaction,
    readonly isEnabled: boolean,
  ) {}
}

/** A reaction as a provider of its module. `isEnabled`: whether it runs under this configuration; always where absent. */
export const provideReaction = (reaction: Reaction, isEnabled: (config: Config) => boolean = () => true): Provider => ({
  provide: `reaction:${reaction.name}`,
  inject: [CONFIG],
  useFactory: (config: Config) => new ModuleReaction(reaction, isEnabled(config)),
});

/** A reaction that needs another provider to be made. */
export const provideReactionWith = (
  { name, dependency }: { readonly name: Reaction['name']; readonly dependency: symbol },
  make: (dependency: never) => Reaction,
  isEnabled: (config: Config) => boolean = () => true,
): Provider => ({
  provide: `reaction:${name}`,
  inject: [CONFIG, dependency],
  useFactory: (config: Config, given: never) => new ModuleReaction(make(given), isEnabled(config)),
});

export interface DiscoveredWork extends Work {
  readonly reactions: readonly Reaction[];
}

/** Finds the job handlers, repeated work and reactions of an application's modules. */
@Injectable()
export class WorkDiscovery {
  constructor(private readonly discovery: DiscoveryService) {}

  /** @throws UnattendedQueueError when a reaction's queue has no handler, or a queue has two */
  find(): DiscoveredWork {
    const all = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    const reactions = all
      .filter((instance) => instance instanceof ModuleReaction)
      .flatMap(({ reaction, isEnabled }) => (isEnabled ? [reaction] : []));
    const work = {
      handlers: this.marked(QueueProcessor.KEY) as readonly JobHandler[],
      repeated: this.marked(RepeatedJob.KEY) as readonly RepeatedWork[],
    };
    assertAttended(
      work,
      reactions.flatMap(({ queues }) => queues.map(({ name }) => name)),
    );
    return { ...work, reactions };
  }

  private marked(metadataKey: string): readonly unknown[] {
    return this.discovery.getProviders({ metadataKey }).map(({ instance }) => instance as unknown);
  }
}
