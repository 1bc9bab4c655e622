import fc from 'fast-check';
import { type LeadEvent } from '#contracts/lead/events.js';
import { type Decision } from '#backend/shared/domain/decision.js';
import { captureLead, type CaptureLead, MOST_INTERESTS } from './capture-lead.decider.js';
import { contactOf, differencesOf, vanished } from './contact.rules.js';
import { editLead } from './edit-lead.decider.js';
import { eraseLead } from './erase-lead.decider.js';
import { engagementOf, levelOfPlay } from './game-engagement.rules.js';
import { type Lead, leadFold } from './lead.fold.js';
import { linkLead } from './link-lead.decider.js';
import { recordSync, recordSyncFailure } from './sync-lead.decider.js';
import { MOST_RECENT, trackEngagement, type TrackEngagement } from './track-engagement.decider.js';

const AT = '2026-03-14T19:10:00.000Z';
const fold = (events: readonly LeadEvent[], from: Lead = leadFold.initial): Lead =>
  events.reduce(leadFold.evolve, from);
const eventsOf = (decision: Decision<LeadEvent>): readonly LeadEvent[] => (decision.accepted ? decision.events : []);
const codeOf = (decision: Decision<LeadEvent>): string => (decision.accepted ? 'accepted' : decision.rejection.code);

const capture: CaptureLead = {
  leadId: 'one',
  userId: null,
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Vex',
  phone: '+4712345678',
  interests: ['maps'],
  leadSource: 'website',
  customFields: [{ name: 'size', value: '12' }],
  isProved: false,
  capturedAt: AT,
};
const captured = fold(eventsOf(captureLead(capture, leadFold.initial)));
const deed = (over: Partial<TrackEngagement> = {}): TrackEngagement => ({
  leadId: 'one',
  engagementId: 'e1',
  action: 'opened',
  details: [],
  source: 'game',
  tags: [],
  convertsTo: null,
  trackedAt: AT,
  ...over,
});

describe('a capture', () => {
  it('of a known address always gives an event, so that it takes as long as that of a new one', () => {
    expect(eventsOf(captureLead(capture, leadFold.initial)).map(({ type }) => type)).toEqual(['LeadCaptured']);
    expect(eventsOf(captureLead(capture, captured)).map(({ type }) => type)).toEqual(['LeadEnriched']);
  });

  it('by whoever has not proved the address adds interests and changes nothing else', () => {
    const text = fc.string({ minLength: 1, maxLength: 8 });
    const strangers = fc.array(
      fc.record({ firstName: text, lastName: text, phone: text, interests: fc.array(text, { maxLength: 20 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(strangers, (all) => {
        const lead = all.reduce(
          (now, each) => fold(eventsOf(captureLead({ ...capture, ...each, customFields: [] }, now)), now),
          captured,
        );
        const { interests, ...rest } = lead.details;
        expect({ ...rest, interests: captured.details.interests }).toEqual(captured.details);
        expect(interests.length).toBeLessThanOrEqual(MOST_INTERESTS);
        expect(interests.slice(0, 1)).toEqual(['maps']);
        expect(new Set(interests.map((each) => each.toLowerCase())).size).toBe(interests.length);
        const wanted = new Set(all.flatMap((each) => each.interests.map((interest) => interest.toLowerCase())));
        if (wanted.size < MOST_INTERESTS)
          expect(interests.map((each) => each.toLowerCase())).toEqual(expect.arrayContaining([...wanted]));
        expect([lead.email, lead.tags, lead.leadSource]).toEqual([captured.email, captured.tags, captured.leadSource]);
      }),
    );
  });

  it('by its owner changes what is given, and keeps the rest', () => {
    const own = { ...capture, isProved: true, firstName: 'Anna', phone: '', customFields: [{ name: 'b', value: '2' }] };
    expect(fold(eventsOf(captureLead(own, captured)), captured).details).toEqual({
      firstName: 'Anna',
      lastName: 'Vex',
      phone: '+4712345678',
      interests: ['maps'],
      customFields: [
        { name: 'size', value: '12' },
        { name: 'b', value: '2' },
      ],
    });
  });
});

describe('engagement', () => {
  const conversions = fc.constantFrom('player', 'account', 'subscriber', null);
  const deeds = fc.array(
    fc.record({
      engagementId: fc.constantFrom('a', 'b', 'c', 'd'),
      convertsTo: conversions,
      tag: fc.constantFrom('x', 'y'),
    }),
    { maxLength: 30 },
  );

  it('is written once, in whatever order and however often it comes, and a lead goes no step back', () => {
    fc.assert(
      fc.property(deeds, (all) => {
        let lead = captured;
        const way = ['lead', 'player', 'account', 'subscriber'];
        for (const { engagementId, convertsTo, tag } of all) {
          const before = way.indexOf(lead.conversion);
          const decided = eventsOf(trackEngagement(deed({ engagementId, convertsTo, tags: [tag] }), lead));
          lead = fold(decided, lead);
          expect(way.indexOf(lead.conversion)).toBeGreaterThanOrEqual(before);
        }
        const ids = lead.recent.map((each) => each.engagementId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set(all.map((each) => each.engagementId)));
        expect(new Set(lead.tags).size).toBe(lead.tags.length);
        expect(lead.tags).toEqual(expect.arrayContaining([...captured.tags]));
      }),
    );
  });

  it('keeps the newest', () => {
    const lead = Array.from({ length: MOST_RECENT + 5 }, (_, n) => `e${n}`).reduce(
      (now, engagementId) => fold(eventsOf(trackEngagement(deed({ engagementId }), now)), now),
      captured,
    );
    expect([lead.recent.length, lead.recent.at(-1)?.engagementId]).toEqual([MOST_RECENT, `e${MOST_RECENT + 4}`]);
  });

  it('of the game tells level, tags and how far a lead has come', () => {
    expect([0, 1, 9, 10, 99, 100].map(levelOfPlay)).toEqual([
      null,
      'curious',
      'curious',
      'engaged',
      'engaged',
      'devoted',
    ]);
    const told = { engagementId: 'e', at: AT };
    expect(engagementOf({ ...told, deed: 'turn_milestone', told: { turn: '10' } })).toMatchObject({
      tags: ['plays-engaged', 'plays-curious'],
      convertsTo: 'player',
      details: [
        { name: 'turn', value: '10' },
        { name: 'level', value: 'engaged' },
      ],
    });
    expect(engagementOf({ ...told, deed: 'subscribed', told: { tier: 'gold' } })).toMatchObject({
      tags: ['tier-gold'],
      convertsTo: 'subscriber',
    });
  });
});

describe('a lead', () => {
  const link = { leadId: 'one', userId: 'ann', from: null, provedEmail: null, linkedAt: AT };
  it('is kept by the first who plays with it, but for whoever proves its address or claims the guest', () => {
    const linked = fold(eventsOf(linkLead(link, captured)), captured);
    expect(linked.userId).toBe('ann');
    expect(eventsOf(linkLead(link, linked))).toEqual([]);
    expect(codeOf(linkLead({ ...link, userId: 'eve' }, linked))).toBe('LEAD_IS_ANOTHERS');
    expect(fold(eventsOf(linkLead({ ...link, userId: 'bo', from: 'ann' }, linked)), linked).userId).toBe('bo');
  });

  it('goes to whoever proves its address, from anybody; one that was corrected goes from nobody', () => {
    const proved = { ...link, userId: 'eve', from: 'ann', provedEmail: captured.email };
    const linked = fold(eventsOf(linkLead(link, captured)), captured);
    expect(fold(eventsOf(linkLead(proved, linked)), linked).userId).toBe('eve');
    const edit = { email: 'other@example.org' };
    const correction = { leadId: 'one', edit, isByKey: false, editedAt: AT };
    const corrected = fold(eventsOf(editLead(correction, linked)), linked);
    for (const provedEmail of [edit.email, captured.email])
      expect(codeOf(linkLead({ ...proved, provedEmail }, corrected))).toBe('LEAD_IS_ANOTHERS');
    expect(codeOf(linkLead({ ...proved, provedEmail: null }, corrected))).toBe('accepted');
    const ofNobody = { ...corrected, userId: null };
    const take = (provedEmail: string) => codeOf(linkLead({ ...proved, from: null, provedEmail }, ofNobody));
    expect([edit.email, captured.email].map(take)).toEqual(['accepted', 'LEAD_IS_ANOTHERS']);
  });

  it('that is erased keeps nothing, and takes nothing more', () => {
    const gone = fold(eventsOf(eraseLead({ leadId: 'one', erasedAt: AT }, captured)), captured);
    expect(gone).toEqual({ ...leadFold.initial, status: 'erased' });
    expect([captureLead(capture, gone), trackEngagement(deed(), gone), linkLead(link, gone)].map(codeOf)).toEqual(
      Array(3).fill('LEAD_NOT_KNOWN'),
    );
    expect(eventsOf(eraseLead({ leadId: 'one', erasedAt: AT }, gone))).toEqual([]);
    expect(eventsOf(recordSyncFailure({ leadId: 'one', reason: 'refused', detail: 'x', failedAt: AT }, gone))).toEqual(
      [],
    );
  });
});

describe('the sync', () => {
  const result = { contact: 'made', missing: [], refused: [], withheld: [] } as const;
  const synced = { leadId: 'one', contactId: 'c', ...result, sent: [], syncedAt: AT, tags: captured.tags };
  it('is recorded once, and not of a lead that has changed meanwhile', () => {
    const record = { ...synced, fields: contactOf(captured) };
    const lead = fold(eventsOf(recordSync(record, captured)), captured);
    expect([lead.isPending, lead.synced.contactId]).toEqual([false, 'c']);
    expect(eventsOf(recordSync(record, lead))).toEqual([]);
    const more = fold(eventsOf(recordSync({ ...record, missing: ['size'] }, lead)), lead);
    expect(more.synced.missing).toEqual(['size']);
    const later = fold(eventsOf(trackEngagement(deed({ tags: ['x'] }), captured)), captured);
    expect(eventsOf(recordSync(record, later))).toEqual([]);
  });

  it('tells a failure once, and begins anew where the contact is gone', () => {
    const failed = { leadId: 'one', reason: 'refused', detail: null, failedAt: AT } as const;
    const lead = fold(eventsOf(recordSync({ ...synced, fields: contactOf(captured) }, captured)), captured);
    const once = fold(eventsOf(recordSyncFailure(failed, lead)), lead);
    expect([once.synced.contactId, eventsOf(recordSyncFailure(failed, once))]).toEqual(['c', []]);
    expect(fold(eventsOf(recordSyncFailure({ ...failed, reason: 'contact_gone' }, once)), once)).toMatchObject({
      synced: { contactId: null, contact: 'unknown', sent: [], tags: [], missing: [], refused: [], withheld: [] },
      isPending: true,
    });
  });

  it("sends what changed and is not there, never the address, and no caller's field under one of ours", () => {
    const custom = [
      { name: 'email', value: 'eve@example.org' },
      { name: 'conversion_status', value: 'subscriber' },
    ];
    const fields = contactOf({ ...captured, details: { ...captured.details, phone: '', customFields: custom } });
    expect(fields).toEqual({
      firstName: 'Ann',
      lastName: 'Vex',
      email: 'ann@example.org',
      source: 'website',
      interests: 'maps',
      conversion_status: 'lead',
    });
    const disguised = [
      { name: 'conversionStatus', value: 'subscriber' },
      { name: 'Interests', value: 'x' },
    ];
    expect(contactOf({ ...captured, details: { ...captured.details, phone: '', customFields: disguised } })).toEqual(
      fields,
    );
    const changed = new Set(['firstName', 'email', 'source']);
    const values = new Map(Object.entries({ firstName: 'Old', lastName: 'Mended by staff', source: 'website' }));
    const there = { valueOf: (name: string) => values.get(name) ?? '', tags: ['a'] };
    expect(differencesOf({ fields, tags: ['a', 'b'] }, changed, there)).toEqual({
      fields: { firstName: 'Ann' },
      tags: ['b'],
    });
    expect(vanished(fields, there)).toEqual(['email', 'interests', 'conversion_status']);
  });
});
