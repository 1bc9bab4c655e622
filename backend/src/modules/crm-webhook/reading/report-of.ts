import { z } from 'zod';
import { type CallSource } from '../calls/call-signature.js';
import { type CallReading, type SalesRules } from './call-reading.js';
import { workflowReport } from './workflow-report.js';
import { orderReport } from './order-report.js';

const ORDERS = z.object({ type: z.enum(['OrderCreate', 'OrderStatusUpdate']) });

export interface CallToRead {
  readonly source: CallSource;
  readonly body: string;
  /** ISO 8601, UTC: no time in the body counts as much later. */
  readonly receivedAt: string;
}

/** Reads the body of a call. Pure; it never throws. */
export const reportOf = ({ source, body, receivedAt }: CallToRead, rules: SalesRules): CallReading => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { reason: 'UNREADABLE' };
  }
  if (source === 'workflow') return workflowReport(json, rules, receivedAt);
  return ORDERS.safeParse(json).success ? orderReport(json, rules, receivedAt) : { outcome: 'not-for-us' };
};
