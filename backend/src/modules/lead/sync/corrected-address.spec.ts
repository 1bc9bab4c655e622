import { ANN, closeStandIns, given } from '#test/support/ghl/synced-lead.js';
import { contactOf } from '../domain/contact.rules.js';
import { type Lead } from '../domain/lead.fold.js';
import { sentOf } from './sent-fields.js';

afterEach(closeStandIns);

describe('an address that was corrected', () => {
  const [WRONG, RIGHT] = [ANN.email, 'anna@example.org'];
  const corrected = (brought: object | null): Lead => {
    const synced = { ...ANN.synced, ...brought, sent: sentOf(contactOf(ANN)), tags: ANN.tags };
    return { ...ANN, email: RIGHT, synced };
  };

  it('goes to a contact of ours, once', async () => {
    const { ghl, sync } = await given();
    const brought = await sync.bring('lead-1', ANN);
    expect(await sync.bring('lead-1', corrected(brought))).toMatchObject({ contact: 'made', withheld: [] });
    expect(ghl.contacts.byEmail(RIGHT)?.id).toBe(brought?.contactId);
    expect(ghl.contacts.byEmail(WRONG)).toBeUndefined();
    const { length } = ghl.writes;
    await sync.bring('lead-1', corrected(brought));
    expect(ghl.writes).toHaveLength(length);
  });

  it('stays here where another contact has it', async () => {
    const { ghl, sync } = await given();
    const brought = await sync.bring('lead-1', ANN);
    const hers = structuredClone(ghl.contacts.add({ email: RIGHT, standard: { firstName: 'Her' } }));
    expect(await sync.bring('lead-1', corrected(brought))).toMatchObject({ withheld: ['email'] });
    expect(ghl.contacts.byEmail(RIGHT)).toEqual(hers);
    expect(ghl.contacts.byEmail(WRONG)?.id).toBe(brought?.contactId);
  });

  it('changes no contact of somebody else', async () => {
    const { ghl, sync } = await given();
    ghl.contacts.add({ email: WRONG });
    const brought = await sync.bring('lead-1', ANN);
    expect(brought).toMatchObject({ contact: 'found', withheld: ['firstName', 'lastName'] });
    expect(await sync.bring('lead-1', corrected(brought))).toMatchObject({
      contact: 'found',
      withheld: ['firstName', 'lastName', 'email'],
    });
    expect(ghl.contacts.byEmail(WRONG)?.email).toBe(WRONG);
  });
});

it('leaves to staff what an unanswered call may have made of an address that was corrected since', async () => {
  const known = { contactId: null, remembers: 'remembered', hintOf: 'typo@exmple.org' } as const;
  const { ghl, sync, left } = await given({ ...known });
  const contact = ghl.contacts.add({ email: 'typo@exmple.org' });
  ghl.contacts.add({ email: ANN.email });
  expect(await sync.bring('lead-1', ANN)).toMatchObject({ contact: 'found' });
  expect(left).toEqual([contact.id]);
  const other = await given({ ...known });
  expect(await other.sync.bring('lead-1', ANN)).toMatchObject({ contact: 'made' });
  expect(other.left).toEqual([]);
});
