import { z } from 'zod';
import { type LeadEvent } from '#contracts/lead/events.js';
import { id, time } from './common.shapes.js';
import { type Shapes } from './shapes.js';

const lead = { leadId: id, userId: id.nullable() };
const texts = z.array(z.string());
const fields = z.array(z.strictObject({ name: z.string(), value: z.string() }));
const conversion = z.enum(['lead', 'player', 'account', 'subscriber']);
const details = { firstName: z.string(), lastName: z.string(), phone: z.string(), interests: texts };
const engagement = z.strictObject({ engagementId: z.string(), action: z.string(), details: fields, at: time });

export const leadShapes: Shapes<LeadEvent> = {
  LeadCaptured: z.strictObject({
    ...lead,
    ...details,
    email: z.string(),
    leadSource: z.string(),
    customFields: fields,
    tags: texts,
    capturedAt: time,
  }),
  LeadEnriched: z.strictObject({
    ...lead,
    ...details,
    customFields: fields,
    enrichedAt: time,
    email: z.string().nullable(),
  }),
  LeadLinked: z.strictObject({ leadId: id, userId: id, linkedAt: time }),
  EngagementTracked: z.strictObject({
    ...lead,
    engagementId: z.string(),
    action: z.string(),
    details: fields,
    source: z.enum(['game', 'page']),
    tags: texts,
    recent: z.array(engagement),
    trackedAt: time,
  }),
  LeadConverted: z.strictObject({ ...lead, from: conversion, to: conversion, tags: texts, convertedAt: time }),
  LeadSynced: z.strictObject({
    ...lead,
    ghlContactId: z.string().nullable(),
    sent: z.array(z.strictObject({ name: z.string(), hash: z.string() })),
    tags: texts,
    missing: texts,
    syncedAt: time,
    contact: z.enum(['made', 'found', 'unknown']),
    refused: texts,
    withheld: texts,
  }),
  LeadSyncFailed: z.strictObject({
    ...lead,
    reason: z.enum([
      'unauthorized',
      'forbidden',
      'refused',
      'contact_gone',
      'contact_taken',
      'conflict',
      'unreachable',
    ]),
    detail: z.string().nullable(),
    failedAt: time,
  }),
  LeadErased: z.strictObject({ ...lead, erasedAt: time }),
};
