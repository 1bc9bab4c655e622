import { redeliveryIn } from './redelivery.js';

const now = new Date('2026-03-14T19:00:00Z');
const LOG = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const at = (position: bigint) => ({ logId: LOG, position });

it.each([
  [{ messageId: 'one' }, { kind: 'one', messageId: 'one' }],
  [{ after: `${LOG}:7` }, { kind: 'places', after: at(7n), until: null }],
  [
    { after: `${LOG}:7`, until: `${LOG}:9` },
    { kind: 'places', after: at(7n), until: at(9n) },
  ],
  [{ since: '1h' }, { kind: 'times', since: new Date('2026-03-14T18:00:00Z'), until: null, after: null }],
  [
    { since: '2026-03-13', until: '2026-03-14T12:00:00Z' },
    { kind: 'times', since: new Date('2026-03-13T00:00:00Z'), until: new Date('2026-03-14T12:00:00Z'), after: null },
  ],
  [{ sinceDisabled: true }, { kind: 'missed', after: null }],
  [
    { sinceDisabled: true, after: `${LOG}:7` },
    { kind: 'missed', after: at(7n) },
  ],
  [
    { since: '1h', after: `${LOG}:7` },
    { kind: 'times', since: new Date('2026-03-14T18:00:00Z'), until: null, after: at(7n) },
  ],
  [
    { sinceDisabled: false, messageId: 'one' },
    { kind: 'one', messageId: 'one' },
  ],
])('understands %j', (asked, redelivery) => expect(redeliveryIn(asked, now)).toEqual(redelivery));

it.each([
  [{}, 'messageId'],
  [{ sinceDisabled: false }, 'messageId'],
  [{ messageId: 'one', since: '1h' }, 'messageId'],
  [{ messageId: 'one', after: `${LOG}:7` }, 'messageId'],
  [{ since: '1h', after: '7' }, 'after'],
  [{ since: '1h', sinceDisabled: true }, 'messageId'],
  [{ until: '1h' }, 'messageId'],
  [{ messageId: 'one', until: '1h' }, 'until'],
  [{ sinceDisabled: true, until: '1h' }, 'until'],
  [{ after: '7' }, 'after'],
  [{ after: `${LOG}:7`, until: '2026-03-14' }, 'until'],
  [{ since: 'yesterday' }, 'since'],
  [{ since: '1h', until: `${LOG}:9` }, 'until'],
])('refuses %j by the name of a field', async (asked, field) => {
  const refused = async (): Promise<unknown> => Promise.resolve(redeliveryIn(asked, now));
  await expect(refused()).rejects.toMatchObject({ status: 400, code: 'INVALID_FIELD', details: { field } });
});
