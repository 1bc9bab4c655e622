/** GET /api/integrations/schemas: an entry for each type of event, and for the ping of webhooks. */
export interface SchemaEntry {
  readonly type: string;
  readonly version: number;
  /** Where the JSON Schema of `data` is; the `dataschema` of such events. */
  readonly dataschema: string;
  /** What such events happen to: `people/<id>`. */
  readonly subject: string;
  /** When it is recorded, in one line. */
  readonly when: string;
  /** What `data` may be. */
  readonly example: Readonly<Record<string, unknown>>;
}
