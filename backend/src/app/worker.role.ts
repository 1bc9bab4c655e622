import type { Role, StartRole } from './role.js';

/** Narration, mail and whatever else need not be done while a player waits. */
export const startWorker: StartRole = () => Promise.resolve({ stop: () => Promise.resolve() });

export const workerRole: Role = { name: 'worker', listens: false, start: startWorker };
