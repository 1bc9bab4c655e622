/** Stands in every probe, so that an operator who reads the endpoint's log knows what it was. */
export const PROBE_WORDS = 'This is a check of the connection.';
