import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { type Lead, leadFold } from '#backend/modules/lead/domain/lead.fold.js';
import { type Writes } from '#backend/modules/lead/lead-rows.js';
import { ContactFinder } from '#backend/modules/lead/sync/contact-finder.js';
import { ContactSync } from '#backend/modules/lead/sync/contact-sync.js';
import { type SyncRows } from '#backend/modules/lead/sync/sync-rows.js';
import { systemClock } from '#backend/platform/clock/clock.js';
import { GhlCalls } from '#backend/platform/crm/gohighlevel/ghl-calls.js';
import { GhlCrm } from '#backend/platform/crm/gohighlevel/ghl-crm.js';
import { GHL_KEY, GHL_LOCATION, GhlStandIn } from './ghl-stand-in.js';

/** What Ann told. */
export const details = { firstName: 'Ann', lastName: 'Vex', phone: '', interests: ['maps'], customFields: [] };
export const ANN: Lead = {
  ...leadFold.initial,
  status: 'captured',
  email: 'ann@example.org',
  leadSource: 'website',
  details,
  tags: ['steppes-and-seas'],
};

const opened: GhlStandIn[] = [];
/** Closes the stand-ins of `given`: for the end of each test. */
export const closeStandIns = () => Promise.all(opened.splice(0).map((each) => each.close()));

interface Known {
  contactId: string | null;
  origin?: ContactOriginV1;
  /** The address of which an unanswered call may have made a contact. */
  readonly hintOf?: string;
  readonly isPhoneClaimed?: boolean;
  readonly remembers: 'remembered' | 'taken' | 'erased';
}
/** A sync of one lead, of which this is known here, with a stand-in of the CRM. */
export const given = async (known: Known = { contactId: null, remembers: 'remembered' }, apiVersion = '2021-07-28') => {
  const ghl = await GhlStandIn.start({ apiVersion, limits: { intervalMs: 60_000 } });
  opened.push(ghl);
  const none = () => Promise.resolve();
  const settings = { apiKey: GHL_KEY, locationId: GHL_LOCATION, baseUrl: ghl.url, apiVersion };
  const crm = new GhlCrm(new GhlCalls(settings, { take: none, keepGap: none, close: none }, systemClock));
  const toDelete: string[] = [];
  const noted: Writes[] = [];
  const released: string[] = [];
  const rows: SyncRows = {
    find: () =>
      Promise.resolve({
        leadId: 'lead-1',
        userId: null,
        ghlContactId: known.contactId,
        contactOrigin: known.origin ?? 'unknown',
      }),
    findByContact: () => Promise.resolve(null),
    keepHint: () => Promise.resolve(true),
    rememberContact: (_: string, id: string, origin: ContactOriginV1) => {
      if (known.remembers === 'remembered') Object.assign(known, { contactId: id, origin });
      return Promise.resolve(known.remembers);
    },
    noteWrites: (_: string, writes: Writes) => Promise.resolve(noted.push(writes) > 0),
    hintOf: () => Promise.resolve(known.hintOf === undefined ? null : 'sealed'),
    releasePhone: () => Promise.resolve(void released.push('phone')),
    claimPhone: () => Promise.resolve(known.isPhoneClaimed !== true),
    filledOf: () => Promise.resolve(noted.flatMap(({ filled }) => filled)),
    forgetContact: none,
  };
  const hints = {
    seal: () => Promise.resolve('sealed'),
    open: () => Promise.resolve(known.hintOf ?? null),
  };
  const left: string[] = [];
  const leftovers = { add: (id: string) => Promise.resolve(void left.push(id)) };
  const sync = new ContactSync(
    rows,
    new ContactFinder(rows, hints, leftovers, crm),
    { add: (_: string, id: string) => Promise.resolve(void toDelete.push(id)) },
    crm,
  );
  return { ghl, sync, toDelete, noted, left, released };
};
