import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { ghlLeadEntity } from './ghl-lead.entity.js';
import { ghlLeads } from './ghl-leads.projection.js';

const given = (...events: readonly AnyEnvelope[]) => rowsAfter({ projection: ghlLeads, entity: ghlLeadEntity }, events);
const lead = { leadId: 'one' };
const captured = sample('LeadCaptured', { ...lead, userId: null });

describe('ghl_leads', () => {
  it('begin as captured, and wait for the CRM', () => {
    expect(given(captured)).toEqual([
      {
        id: 'one',
        ghlContactId: null,
        firstName: 'Ragnhild',
        lastName: 'Ulfsdottir',
        email: 'ragnhild@example.org',
        phone: '+4712345678',
        interests: ['sagas', 'maps'],
        leadSource: 'rpg_game_embed',
        ghlTags: ['steppes-and-seas', 'source-rpg_game_embed'],
        customFields: { company_size: '12' },
        userId: null,
        engagementEvents: [],
        conversionStatus: 'lead',
        createdAt: '2026-03-14T19:10:00.000Z',
        lastEngagement: null,
        syncStatus: 'pending',
        syncError: null,
        lastGhlSync: null,
        contactOrigin: null,
        refused: [],
        withheld: [],
        missing: [],
        erased: false,
        position: '1',
      },
    ]);
  });

  it('have what was added, the person who plays, what they did and how far they came', () => {
    const events = [
      sample('LeadEnriched', { ...lead, interests: ['sagas', 'ships'] }),
      sample('LeadLinked', { ...lead, userId: 'ann' }),
      sample('EngagementTracked', lead),
      sample('LeadConverted', { ...lead, to: 'account' }),
    ];
    expect(given(captured, ...events)).toMatchObject([
      {
        interests: ['sagas', 'ships'],
        userId: 'ann',
        engagementEvents: [{ action: 'game_started', details: { faction: 'vikings' }, at: '2026-03-14T19:12:00.000Z' }],
        lastEngagement: '2026-03-14T19:12:00.000Z',
        conversionStatus: 'account',
        ghlTags: ['steppes-and-seas', 'source-rpg_game_embed', 'plays-vikings', 'player'],
      },
    ]);
  });

  it('tell how they stand with the CRM', () => {
    const synced = sample('LeadSynced', lead);
    expect(given(captured, synced)).toMatchObject([
      {
        ghlContactId: 'contact-17',
        contactOrigin: 'made',
        syncStatus: 'synced',
        lastGhlSync: '2026-03-14T19:12:05.000Z',
        refused: ['phone'],
        withheld: [],
        missing: ['company_size'],
      },
    ]);
    const failed = sample('LeadSyncFailed', lead);
    expect(given(captured, synced, failed)).toMatchObject([
      { ghlContactId: 'contact-17', syncStatus: 'failed', syncError: 'refused' },
    ]);
    const gone = sample('LeadSyncFailed', { ...lead, reason: 'contact_gone' });
    expect(given(captured, synced, gone)).toMatchObject([
      { ghlContactId: null, contactOrigin: null, refused: [], missing: [], syncStatus: 'failed' },
    ]);
    for (const change of ['LeadEnriched', 'EngagementTracked', 'LeadConverted'] as const)
      expect(given(captured, failed, sample(change, lead))).toMatchObject([{ syncStatus: 'pending', syncError: null }]);
    expect(given(captured, failed, synced)).toMatchObject([{ syncStatus: 'synced', syncError: null }]);
  });

  it('have the address that staff corrected, and keep theirs where a capture says none', () => {
    const corrected = sample('LeadEnriched', { ...lead, email: 'anna@example.org' });
    const again = sample('LeadEnriched', { ...lead, email: null });
    expect(given(captured, corrected, again)).toMatchObject([{ email: 'anna@example.org', syncStatus: 'pending' }]);
    expect(given(captured, again)).toMatchObject([{ email: 'ragnhild@example.org' }]);
  });

  const blank = { firstName: null, lastName: null, email: null, phone: null, interests: [], customFields: {} };
  it('keep nothing personal once they are erased, alone or with their person', () => {
    const all = [
      captured,
      sample('LeadLinked', { ...lead, userId: 'ann' }),
      sample('EngagementTracked', lead),
      sample('LeadSynced', lead),
    ];
    const standing = { ghlContactId: null, contactOrigin: null, refused: [], withheld: [], missing: [] };
    const erased = { ...blank, ...standing, engagementEvents: [], erased: true };
    expect(given(...all, sample('LeadErased', lead))).toMatchObject([erased]);
    expect(given(...all, sample('PersonErased', { userId: 'ann' }))).toMatchObject([erased]);
    expect(given(...all, sample('PersonErased', { userId: 'bob' }))).toMatchObject([{ firstName: 'Ragnhild' }]);
  });
});
