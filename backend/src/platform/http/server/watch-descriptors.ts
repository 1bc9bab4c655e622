import { type Server } from 'node:net';
import { type Logger } from '../../logger.port.js';
import { descriptorLimit, openDescriptors } from './descriptors.js';

const EVERY_MS = 10_000;
const SHORT = 0.9;

/**
 * Warns while the process has nearly all the descriptors that it may have: Node accepts further connections and closes
 * them at once, and tells nobody.
 */
export const watchDescriptors = (server: Server, warn: Logger['warn'], everyMs = EVERY_MS): void => {
  const limit = descriptorLimit();
  const look = async (): Promise<void> => {
    const [most, open] = [await limit, await openDescriptors()];
    if (most === null || open === null || (open !== 'none left' && open < most * SHORT)) return;
    warn({ open, most }, 'file descriptors run short: allow the process more (ulimit -n), or lower MAX_CONNECTIONS');
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  server.once('close', () => clearInterval(timer));
};
