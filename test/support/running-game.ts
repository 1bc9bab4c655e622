import { randomUUID } from 'node:crypto';
import { type App, startApp } from './app.js';

export interface GameOptions {
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** 'all' where absent. */
  readonly main?: 'all' | 'api' | 'projector' | 'worker';
}

export const SECRETS = {
  JWT_SECRET: 'of the tests, thirty-two characters',
  DICE_KEY: 'of the tests, thirty-two characters',
};

/** A log of its own on an EventStoreDB that others use too. */
export const ownLogAt = (url: string): Readonly<Record<string, string>> => ({
  EVENTSTORE_URL: url,
  EVENTSTORE_PREFIX: `test${randomUUID().replaceAll('-', '')}`,
});

/** The game on a database of a test: copies of it share their secrets. @throws Error with its output if it ends */
export const startGame = ({ databaseUrl, env = {}, main = 'all' }: GameOptions): Promise<App> =>
  startApp({ main, env: { DATABASE_URL: databaseUrl, ...SECRETS, ...env } });
