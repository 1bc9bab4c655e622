import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import pg from 'pg';

/** Statements without their values. Only those of a request or job: followers of the log ask all the time. */
const OPTIONS = { requireParentSpan: true, ignoreConnectSpans: true, enhancedDatabaseReporting: false } as const;

/** The server is a bundle, in which no module is loaded by its name: the driver is handed over. */
export class BundledPgInstrumentation extends PgInstrumentation {
  constructor() {
    super(OPTIONS);
    for (const definition of this.init()) if (definition.name === 'pg') definition.patch?.(pg);
  }
}
