import { type LeadEvent } from '#contracts/lead/events.js';
import { captureLead, type CaptureLead } from './capture-lead.decider.js';
import { contactOf } from './contact.rules.js';
import { type Lead, leadFold } from './lead.fold.js';

const capture: CaptureLead = {
  leadId: 'one',
  userId: null,
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Vex',
  phone: '',
  interests: [],
  leadSource: 'website',
  customFields: [],
  isProved: true,
  capturedAt: '2026-03-14T19:10:00.000Z',
};
const eventsOf = (command: CaptureLead, lead: Lead): readonly LeadEvent[] => {
  const decision = captureLead(command, lead);
  return decision.accepted ? decision.events : [];
};
const fold = (events: readonly LeadEvent[], from: Lead = leadFold.initial): Lead =>
  events.reduce(leadFold.evolve, from);
const captured = fold(eventsOf(capture, leadFold.initial));

describe('a capture', () => {
  it('with a whole name leaves nothing of another one, unless it is the first name that is known', () => {
    const names = (command: Partial<CaptureLead>) => {
      const given = { ...capture, firstName: '', lastName: '', ...command };
      const { details } = fold(eventsOf(given, captured), captured);
      return `${details.firstName} ${details.lastName}`;
    };
    expect(names({ firstName: 'Three', isWholeName: true })).toBe('Three ');
    expect(names({ firstName: 'Ann', isWholeName: true })).toBe('Ann Vex');
    expect(names({ firstName: 'Ann', lastName: 'Hill', isWholeName: true })).toBe('Ann Hill');
    expect(names({ isWholeName: true })).toBe('Ann Vex');
    expect(names({ firstName: 'Three' })).toBe('Three Vex');
  });

  it('of which the log holds null has an empty value in its place', () => {
    const [event] = eventsOf(capture, leadFold.initial);
    const data = { ...event?.data, firstName: null, lastName: null, phone: null };
    const lead = fold([{ ...event, data } as unknown as LeadEvent]);
    expect(lead.details).toMatchObject({ firstName: '', lastName: '', phone: '' });
    expect(Object.keys(contactOf(lead))).not.toEqual(expect.arrayContaining(['phone']));
  });
});
