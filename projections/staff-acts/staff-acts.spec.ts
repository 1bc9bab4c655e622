import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { staffActEntity } from './staff-act.entity.js';
import { staffActs } from './staff-acts.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: staffActs, entity: staffActEntity }, events);

const [staffId, userId, leadId] = ['sigrid', 'ann', 'lead-1'];
const viewed = sample('StaffViewed', { viewId: 'v1', staffId, userId, reason: 'She asked.', unmasked: true });
const acted = sample('StaffActed', { actId: 'a1', staffId, userId, reason: 'A turn was lost.', amount: 1 });

describe('what staff saw and did', () => {
  it('stands with its reason, and an act with its outcome', () => {
    expect(given(viewed)).toMatchObject([{ id: 'v1', kind: 'view', staffId, userId, reason: 'She asked.' }]);
    expect(given(acted)).toMatchObject([{ id: 'a1', kind: 'act', amount: 1, outcome: null, code: null }]);
    const refused = sample('StaffActSettled', { actId: 'a1', outcome: 'refused', code: 'SESSION_IS_OVER' });
    expect(given(acted, refused)).toMatchObject([{ outcome: 'refused', code: 'SESSION_IS_OVER' }]);
  });

  it('has each second factor as a row of its own', () => {
    const events = [sample('SecondFactorEnrolled'), sample('SecondFactorPassed'), sample('SecondFactorReset')];
    expect(given(...events).map(({ what }) => what)).toEqual(['enrolled', 'code', 'reset']);
  });

  it('loses its reason with the person, the one who claimed them, the lead, or the staff', () => {
    const blank = [{ reason: null, unmasked: true }];
    expect(given(viewed, sample('PersonErased', { userId }))).toMatchObject(blank);
    const claimed = sample('GuestClaimed', { userId, ownerId: 'eve' });
    expect(given(viewed, claimed, sample('PersonErased', { userId: 'eve' }))).toMatchObject(blank);
    const ofLead = sample('StaffViewed', { ...viewed.data, userId: null, leadId });
    expect(given(ofLead, sample('LeadErased', { leadId }))).toMatchObject(blank);
    const ofNobody = sample('StaffViewed', { ...viewed.data, userId: null });
    expect(given(ofNobody, sample('PersonErased', { userId: staffId }))).toMatchObject(blank);
    expect(given(viewed, sample('PersonErased', { userId: staffId }))).toMatchObject([{ reason: 'She asked.' }]);
  });
});
