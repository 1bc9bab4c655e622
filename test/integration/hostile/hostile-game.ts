import { type ModelProvider } from '../../support/model-provider/model-provider.js';

/** A started game with short limits for its model, whose provider each check scripts for itself. */
export interface HostileGame {
  readonly url: string;
  readonly databaseUrl: string;
  readonly provider: ModelProvider;
}
