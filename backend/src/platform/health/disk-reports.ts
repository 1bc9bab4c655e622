import { type Logger } from '../logger.port.js';
import { isOutOfSpace } from '../postgres/disk-full.js';

/** Learns that a disk is full from what other parts log: every part logs a failed write. */
export class DiskReports {
  /** Whether a write failed for lack of space, and none has succeeded since. */
  isFull = false;

  hear(details: object): void {
    if (Object.values(details).some(isOutOfSpace)) this.isFull = true;
  }

  /** The same log, listened to. */
  hearing(log: Logger): Logger {
    const listen =
      (level: 'debug' | 'info' | 'warn' | 'error') =>
      (details: object, message: string): void => {
        this.hear(details);
        log[level](details, message);
      };
    return { debug: listen('debug'), info: listen('info'), warn: listen('warn'), error: listen('error') };
  }
}
