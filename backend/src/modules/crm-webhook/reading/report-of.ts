import { z } from 'zod';
import { type CallSource } from '../calls/call-signature.js';
import { type CallReading, type SalesRules } from './call-reading.js';
import { workflowReport } from './workflow-report.js';
import { orderReport } from './order-report.js';

const ORDERS = z.object({ type: z.enum(['OrderCreate', 'OrderStatusUpdate']) });

/** Reads the body of a call. Pure; it never throws. */
export const reportOf = (source: CallSource, body: string, rules: SalesRules): CallReading => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { reason: 'UNREADABLE' };
  }
  if (source === 'workflow') return workflowReport(json, rules);
  return ORDERS.safeParse(json).success ? orderReport(json, rules) : { outcome: 'not-for-us' };
};
