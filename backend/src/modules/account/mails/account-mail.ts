import { type ReactElement } from 'react';

/** What a mail of an account says; rendered when it is sent. */
export interface AccountMail {
  readonly subject: string;
  readonly letter: ReactElement;
  /** The link that works once; null for a notice. */
  readonly link: string | null;
}
