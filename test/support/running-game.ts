import { type App, startApp } from './app.js';

export interface GameOptions {
  readonly databaseUrl: string;
  readonly env?: Readonly<Record<string, string>>;
  /** 'all' where absent. */
  readonly main?: 'all' | 'api' | 'projector' | 'worker';
}

export const SECRETS = { JWT_SECRET: 'of the tests, thirty-two characters', DICE_KEY: 'of the tests, thirty-two characters' };

/** The game on a database of a test: copies of it share their secrets. @throws Error with its output if it ends */
export const startGame = ({ databaseUrl, env = {}, main = 'all' }: GameOptions): Promise<App> =>
  startApp({ main, env: { DATABASE_URL: databaseUrl, ...SECRETS, ...env } });
