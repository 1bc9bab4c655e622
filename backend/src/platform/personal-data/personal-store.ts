import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A place in which a module keeps data about persons: an erasure or an export of a person asks all of them. */
export interface PersonalStore {
  /** Unique; the name of its section in the exported file, in camelCase. */
  readonly name: string;
  /**
   * What it keeps of a person, an entry at a time, so that no memory holds all of it. Empty where it keeps nothing that
   * a person could read, such as hashes.
   */
  export(userId: string): AsyncIterable<object>;
  /**
   * Removes it. The person's key is destroyed and `PersonErased` appended before it is called. Idempotent: it is called
   * again after a failure, and for people who were erased before.
   */
  erase(userId: string): Promise<void>;
}

/** Marks a provider that is a `PersonalStore`. It is found in any module of the api and of the worker. */
export const KeepsPersonalData = DiscoveryService.createDecorator();

/** For a store without anything to read. */
export async function* nothingToExport(): AsyncGenerator<never> {}

/** All personal stores of the application's modules. */
@Injectable()
export class PersonalStores {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): readonly PersonalStore[] {
    return this.discovery
      .getProviders({ metadataKey: KeepsPersonalData.KEY })
      .map(({ instance }) => instance as PersonalStore)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}
