const OUTAGE_CODES = /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const OUTAGE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i;

/** Whether Postgres could not be reached, or had no disk, memory or connection left; false when it refused the query. */
export const isDatabaseOutage = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' && OUTAGE_CODES.test(code)) || (typeof message === 'string' && OUTAGE_WORDS.test(message))
  );
};
