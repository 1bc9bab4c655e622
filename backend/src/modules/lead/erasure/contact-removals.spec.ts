import { type Contact, type Crm } from '#backend/platform/crm/crm.port.js';
import { writtenIn } from '../sync/sent-fields.js';
import { type ContactRestores } from './contact-restores.js';
import { ContactRemovals } from './contact-removals.js';
import { type LeftoverRows } from './leftover-rows.js';

const fields = { email: 'ann@example.org', firstName: 'Ann', phone: '+4790000001', interests: 'maps', budget: 'high' };
const contact: Contact = { id: 'c', fields, tags: ['of staff', 'steppes-and-seas'] };
const tags = ['steppes-and-seas', 'player'];

const left = async (contactOrigin: 'made' | 'found' | 'unknown') => {
  const done: unknown[] = [];
  const note = (what: unknown): Promise<void> => Promise.resolve(void done.push(what));
  const crm = {
    find: () => Promise.resolve(contact),
    remove: () => note('removed'),
    removeTags: (_: string, given: readonly string[]) => note(given),
    update: (_: string, given: object) => note(given),
  } as unknown as Crm;
  const restores = { restore: () => Promise.resolve() } as unknown as ContactRestores;
  const leftovers = { add: () => note('leftover') } as unknown as LeftoverRows;
  const filled = Object.entries({ ...fields, budget: 'low' }).map(([name, value]) => writtenIn(name, value));
  const deletion = { contactId: 'c', contactOrigin, hint: null, tags, filled };
  await new ContactRemovals(restores, leftovers, crm).leave('c', deletion);
  return done;
};

it('deletes a contact that we made', async () => expect(await left('made')).toEqual(['removed']));

it.each(['found', 'unknown'] as const)('takes only our tags and fields away from one that is %s', async (origin) => {
  const [removed, emptied, ...more] = await left(origin);
  expect([removed, emptied]).toEqual([['steppes-and-seas'], { interests: '' }]);
  expect(more).toEqual(origin === 'unknown' ? ['leftover'] : []);
});
