import { setImmediate } from 'node:timers/promises';
import { LogUnavailableError } from '#backend/platform/log/log-errors.js';
import { KeyedMutex } from '#backend/platform/log/keyed-mutex.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { type Fault } from '#test/support/faulty-event-store.js';
import { logUnderTest, repositoriesOver } from '#test/support/log-under-test.js';
import { captureLead } from '../../domain/capture-lead.decider.js';
import { LeadCommands } from '../../lead-commands.js';
import { LeadRepository } from '../../lead.repository.js';
import { type LeadRows } from '../../lead-rows.js';
import { type AskedSyncs } from '../../sync/asked-syncs.js';
import { LeadAddresses } from './lead-addresses.js';
import { LeadEdits } from './lead-edits.js';

const [TYPO, FIRST, SECOND] = ['ann@exmple.org', 'first@example.org', 'second@example.org'];
const told = { firstName: 'Ann', lastName: '', phone: '', interests: [], customFields: [] };

/** A lead, and the one row of it; the answer to a claim of FIRST is a slow one. */
const given = async ({ userId = null as string | null, taken = '' } = {}) => {
  const under = logUnderTest();
  const leads = new LeadCommands(new LeadRepository(repositoriesOver(under)), under.waiting.clock);
  const row = { email: TYPO };
  const claimEmail = async (_: string, email: string) => {
    if (email === taken) return 'taken' as const;
    row.email = email;
    if (email === FIRST) for (let turn = 0; turn < 100; turn++) await setImmediate();
    return 'claimed' as const;
  };
  const addresses = new LeadAddresses({ claimEmail } as unknown as LeadRows, leads, new KeyedMutex());
  const syncs = { ask: () => Promise.resolve(true) } as unknown as AskedSyncs;
  const edits = new LeadEdits(leads, addresses, syncs, systemRandom);
  const capture = { leadId: 'one', userId, email: TYPO, leadSource: 'website', isProved: false, ...told };
  await leads.run({ leadId: 'one', commandId: 'capture' }, (lead, capturedAt) =>
    captureLead({ ...capture, capturedAt }, lead),
  );
  const inLog = async () => (await leads.find('one')).email;
  return { ...under, edits, row, inLog };
};

it('gives the table and the log the same address, also where two correct it at once', async () => {
  const { edits, row, inLog } = await given();
  await Promise.all([FIRST, SECOND].map((email) => edits.edit('one', { email })));
  expect([row.email, await inLog()]).toEqual([SECOND, SECOND]);
});

it('gives back an address that did not reach the log', async () => {
  const { edits, row, inLog, store } = await given();
  store.faults.push(...Array<Fault>(20).fill('unavailable'));
  await expect(edits.edit('one', { email: SECOND })).rejects.toThrow(LogUnavailableError);
  expect([row.email, await inLog()]).toEqual([TYPO, TYPO]);
});

it('claims nothing for a correction that is refused, and asks a key first', async () => {
  const { edits, row } = await given({ userId: 'ann', taken: SECOND });
  const key = { kind: 'integration', id: 'key-1' } as const;
  for (const email of [FIRST, SECOND])
    await expect(edits.edit('one', { email }, key)).rejects.toMatchObject({ status: 409, code: 'LEAD_IS_LINKED' });
  await expect(edits.edit('nobody', { email: FIRST })).rejects.toMatchObject({ code: 'LEAD_NOT_KNOWN' });
  expect(row.email).toBe(TYPO);
  await expect(edits.edit('one', { email: SECOND })).rejects.toMatchObject({ code: 'LEAD_EMAIL_TAKEN' });
});
