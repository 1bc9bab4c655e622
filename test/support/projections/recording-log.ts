import { type Logger } from '#backend/platform/logger.port.js';

export interface LoggedLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly fields: object;
  readonly message: string;
}

/** Keeps what is written for operators. */
export class RecordingLog implements Logger {
  readonly lines: LoggedLine[] = [];

  debug(fields: object, message: string): void {
    this.lines.push({ level: 'debug', fields, message });
  }
  info(fields: object, message: string): void {
    this.lines.push({ level: 'info', fields, message });
  }
  warn(fields: object, message: string): void {
    this.lines.push({ level: 'warn', fields, message });
  }
  error(fields: object, message: string): void {
    this.lines.push({ level: 'error', fields, message });
  }

  of(level: LoggedLine['level']): readonly LoggedLine[] {
    return this.lines.filter((line) => line.level === level);
  }
}
