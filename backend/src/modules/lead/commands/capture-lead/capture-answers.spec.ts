import { type Crm } from '#backend/platform/crm/crm.port.js';
import { unconfiguredCrm } from '#backend/platform/crm/unconfigured-crm.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { leadFold } from '../../domain/lead.fold.js';
import { CaptureAnswers } from './capture-answers.js';
import { type Capture } from './lead-captures.js';

const lead = { ...leadFold.initial, status: 'captured' as const, userId: 'ann' };
const visitor = { userId: null, isProved: false } as Capture;
const said = (crm: Crm, capture: Capture = visitor, isFirst = true) =>
  new CaptureAnswers(crm, systemRandom).after(capture, { leadId: 'lead-1', lead, isFirst });

it('tells that no CRM is configured, and else that the lead is on its way', () => {
  expect(said(unconfiguredCrm).ghlApiResult).toEqual({ status: 'not_configured' });
  expect(said({ ...unconfiguredCrm, isConfigured: true }).ghlApiResult).toEqual({ status: 'queued' });
});

it("gives a known lead's id to its owner alone, and somebody else's user to nobody", () => {
  expect(said(unconfiguredCrm, visitor, false)).toMatchObject({ userId: null, ghlContactId: null });
  expect(said(unconfiguredCrm, visitor, false).leadId).not.toBe('lead-1');
  expect(said(unconfiguredCrm, { ...visitor, userId: 'ann' }, false)).toMatchObject({
    leadId: 'lead-1',
    userId: 'ann',
  });
  expect(said(unconfiguredCrm, { ...visitor, userId: 'bo' }, false).leadId).not.toBe('lead-1');
});
