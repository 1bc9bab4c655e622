import { type Logger } from '../logger.port.js';
import { isOutOfSpace } from '../postgres/disk-full.js';

/** Learns from what the parts log that a disk is full: whoever fails to write says so there. */
export class DiskReports {
  /** Whether somebody failed for want of space, and nobody has written since. */
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
