/** Where the event store tells of outages that it survives by itself. */
export interface EventStoreLog {
  warn(message: string): void;
}
export const silentLog: EventStoreLog = { warn: () => undefined };
