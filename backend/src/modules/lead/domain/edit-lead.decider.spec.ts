import { type LeadEvent } from '#contracts/lead/events.js';
import { type Decision } from '#backend/shared/domain/decision.js';
import { captureLead } from './capture-lead.decider.js';
import { editLead, type LeadEdit } from './edit-lead.decider.js';
import { eraseLead } from './erase-lead.decider.js';
import { type Lead, leadFold } from './lead.fold.js';

const AT = '2026-03-14T19:10:00.000Z';
const fold = (events: readonly LeadEvent[], from: Lead = leadFold.initial): Lead =>
  events.reduce(leadFold.evolve, from);
const eventsOf = (decision: Decision<LeadEvent>): readonly LeadEvent[] => (decision.accepted ? decision.events : []);
const codeOf = (decision: Decision<LeadEvent>): string => (decision.accepted ? 'accepted' : decision.rejection.code);

const told = { email: 'ann@example.org', firstName: 'Ann', lastName: 'Vex', phone: '+4712345678' };
const capture = { leadId: 'one', userId: null, ...told, interests: ['maps'], leadSource: 'website', customFields: [] };
const captured = fold(eventsOf(captureLead({ ...capture, isProved: false, capturedAt: AT }, leadFold.initial)));

describe('a correction', () => {
  const edited = (edit: Parameters<typeof editLead>[0]['edit'], lead: Lead = captured) =>
    eventsOf(editLead({ leadId: 'one', edit, isByKey: false, editedAt: AT }, lead));

  it('says what it changes, and whether the address is one of it', () => {
    expect(edited({ phone: '' })).toMatchObject([{ type: 'LeadEnriched', data: { phone: '', email: null } }]);
    const [event, ...more] = edited({ email: 'anna@example.org', firstName: 'Anna' });
    expect([event?.data, more]).toMatchObject([{ firstName: 'Anna', lastName: 'Vex', email: 'anna@example.org' }, []]);
    expect(fold(edited({ email: 'anna@example.org' }), captured)).toMatchObject({
      email: 'anna@example.org',
      details: captured.details,
      isPending: true,
    });
  });

  it('of what is so already is none', () => {
    expect(edited(told)).toEqual([]);
  });

  it('keeps the address where it says nothing of it', () => {
    const corrected = fold(edited({ email: 'anna@example.org' }), captured);
    expect(fold(edited({ firstName: 'Anna' }, corrected), corrected).email).toBe('anna@example.org');
  });

  it('by a key moves no lead of a person to another address', () => {
    const byKey = (edit: LeadEdit, userId: string | null) =>
      editLead({ leadId: 'one', edit, isByKey: true, editedAt: AT }, { ...captured, userId });
    const refused = byKey({ email: 'me@evil.example', firstName: 'Anna' }, 'ann');
    expect(refused).toEqual({
      accepted: false,
      rejection: { code: 'LEAD_IS_LINKED', details: { field: 'email' } },
    });
    expect(eventsOf(byKey({ email: 'anna@example.org' }, null))).toHaveLength(1);
    expect(eventsOf(byKey({ email: told.email, firstName: 'Anna' }, 'ann'))).toHaveLength(1);
  });

  it('needs a lead', () => {
    const correction = { leadId: 'one', edit: { firstName: 'Anna' }, isByKey: false, editedAt: AT };
    const gone = fold(eventsOf(eraseLead({ leadId: 'one', erasedAt: AT }, captured)), captured);
    expect([leadFold.initial, gone].map((lead) => codeOf(editLead(correction, lead)))).toEqual([
      'LEAD_NOT_KNOWN',
      'LEAD_NOT_KNOWN',
    ]);
  });
});
