import type { Role, StartRole } from './role.js';

/** The one ordered reader of the log, which writes the read models. */
export const startProjector: StartRole = () => Promise.resolve({ stop: () => Promise.resolve() });

export const projectorRole: Role = { name: 'projector', listens: false, start: startProjector };
