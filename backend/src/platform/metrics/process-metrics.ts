import { Registry } from 'prom-client';

/** The metrics of this process, from all its parts; /metrics of the api prints them. */
export const processMetrics = new Registry();
