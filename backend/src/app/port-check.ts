import { createServer } from 'node:net';
import type { Config } from '#backend/platform/config/config.js';
import { listenError } from './startup-error.js';

/** Tries the address before other parts are started. @throws StartupError */
export const checkPort = ({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(listenError(error, { port, host })));
    server.listen(port, host, () => server.close(() => resolve()));
  });
