/** How personal text is shown: only after a view with a reason was recorded is it shown as it is. */
export interface Masking {
  readonly masked: boolean;
  /** The text, or `•••••` in its place; nothing stays nothing. */
  readonly show: <T extends string | null>(text: T) => T;
}

/** It has one length, which says nothing about the length of the text. */
export const MASK = '•••••';

export const unmasked: Masking = { masked: false, show: (text) => text };
export const masked: Masking = {
  masked: true,
  show: <T extends string | null>(text: T): T => (text === null || text === '' ? text : (MASK as T)),
};

/** Shows text only to staff who gave a reason. */
export const maskingFor = (reason: string | null): Masking => (reason === null ? masked : unmasked);
