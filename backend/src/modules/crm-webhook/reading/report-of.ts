import { z } from 'zod';
import { readBody } from '../calls/call-body.js';
import { type CallSource } from '../calls/call-signature.js';
import { type CallReading, type SalesRules } from './call-reading.js';
import { workflowFault, workflowReport } from './workflow-report.js';
import { orderFault, orderReport } from './order-report.js';

const ORDERS = z.object({ type: z.enum(['OrderCreate', 'OrderStatusUpdate']) });

export interface CallToRead {
  readonly source: CallSource;
  readonly body: string;
  /** ISO 8601, UTC: no time in the body counts as much later. */
  readonly receivedAt: string;
}

/** Reads the body of a call. Pure; it never throws. */
export const reportOf = ({ source, body, receivedAt }: CallToRead, rules: SalesRules): CallReading => {
  const json = readBody(body);
  if (json === undefined) return { reason: 'UNREADABLE' };
  if (source === 'workflow') return workflowReport(json, rules, receivedAt);
  return ORDERS.safeParse(json).success ? orderReport(json, rules, receivedAt) : { outcome: 'not-for-us' };
};

/** The field for which a call can't be read; `body` where it is all of it. Pure; it never throws. */
export const unreadableFieldOf = ({ source, body }: Omit<CallToRead, 'receivedAt'>): string => {
  const json = readBody(body);
  return (source === 'workflow' ? workflowFault(json) : orderFault(json)) || 'body';
};
