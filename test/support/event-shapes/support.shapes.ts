import { z } from 'zod';
import { type SupportEvent } from '#contracts/support/events.js';
import { id, time } from './common.shapes.js';
import { type Shapes } from './shapes.js';

const staffId = id;

export const supportShapes: Shapes<SupportEvent> = {
  StaffViewed: z.strictObject({
    viewId: id,
    staffId,
    what: z.string(),
    userId: id.nullable(),
    leadId: id.nullable(),
    sessionId: id.nullable(),
    unmasked: z.boolean(),
    reason: z.string().nullable(),
    viewedAt: time,
    queryHash: z.string().nullable(),
  }),
  StaffActed: z.strictObject({
    actId: id,
    staffId,
    what: z.string(),
    userId: id,
    sessionId: id.nullable(),
    target: z.string().nullable(),
    amount: z.int().nullable(),
    reason: z.string(),
    actedAt: time,
  }),
  StaffActSettled: z.strictObject({
    actId: id,
    staffId,
    userId: id,
    outcome: z.enum(['done', 'unchanged', 'refused']),
    code: z.string().nullable(),
    settledAt: time,
  }),
  SecondFactorEnrolled: z.strictObject({ staffId, enrolledAt: time }),
  SecondFactorPassed: z.strictObject({
    staffId,
    deviceId: z.string().nullable(),
    method: z.enum(['code', 'recovery-code']),
    passedAt: time,
    endsAt: time,
  }),
  SecondFactorReset: z.strictObject({ staffId, resetAt: time }),
};
