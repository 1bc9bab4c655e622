import { type Masking } from './support.port.js';

/** It has one length, which says nothing about the length of the text. */
export const MASK = '•••••';

/** Shows text only to staff who gave a reason. */
export const maskingFor = (reason: string | null): Masking => ({
  masked: reason === null,
  show: <T extends string | null>(text: T): T => (reason !== null || text === null || text === '' ? text : (MASK as T)),
});
