/** An event as integrations get it: CloudEvents 1.0 with the extensions `sequence` and `cursor` (docs/integrations.md). */
export interface CloudEvent {
  readonly specversion: '1.0';
  /** The event's own, the same wherever and however often it is delivered. */
  readonly id: string;
  /** `urn:uuid:<identity of the log>`. */
  readonly source: string;
  /** `steppes-and-seas.<area>.<what happened>`. */
  readonly type: string;
  /** What it happened to: `people/<userId>`, `sessions/<sessionId>`. */
  readonly subject: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly datacontenttype: 'application/json';
  /** Where the JSON Schema of `data` is. */
  readonly dataschema: string;
  /** 20 digits: later events have higher ones, as text and as numbers. */
  readonly sequence: string;
  /** A request with this value as `after` gets the events that follow this one. */
  readonly cursor: string;
  /** Only samples have it: nothing in them happened. */
  readonly test?: true;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What `npm run webhooks -- ping` sends: it is in no log, so it has no place in one. */
export type Ping = Omit<CloudEvent, 'sequence' | 'cursor'>;
