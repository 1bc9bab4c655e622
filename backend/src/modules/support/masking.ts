import { type Masking } from './support.port.js';

/** Of one length, which says nothing about the text's own. */
export const MASK = '•••••';

/** Text is shown to whoever gave a reason. */
export const maskingFor = (reason: string | null): Masking => ({
  masked: reason === null,
  show: <T extends string | null>(text: T): T => (reason !== null || text === null || text === '' ? text : (MASK as T)),
});
