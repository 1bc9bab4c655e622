/** What is written for those who run the service: pino's loggers have this shape. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Says again what keeps failing the 1st, 2nd, 4th, 8th … time only, so that an outage does not fill the log. */
export class OccasionalLog {
  private times = 0;

  constructor(private readonly log: Logger) {}

  warn(fields: object, message: string): void {
    this.times += 1;
    if ((this.times & (this.times - 1)) === 0) this.log.warn({ ...fields, times: this.times }, message);
  }

  reset(): void {
    this.times = 0;
  }
}
