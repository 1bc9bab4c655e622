import { type Principal } from '#backend/platform/http/principal.js';
import { type DeadLetter, type DeadLetters, type DeadLetterSelection } from '#backend/platform/jobs/jobs.port.js';
import { ChosenDeadLetters } from './chosen-dead-letters.js';

const KEY: Principal = { kind: 'api-key', keyId: '0123456789ab', scopes: ['integrations:manage'] };
const STAFF: Principal = { kind: 'staff', userId: 'sigrid', deviceId: null };

const letterOf = (queue: string, minute: number): DeadLetter => ({
  queue,
  id: `${queue}-${minute}`,
  data: {},
  attempts: 8,
  reason: 'no answer',
  failedAt: new Date(`2026-03-14T19:0${minute}:00Z`),
});

const letters = () => {
  let left = [
    letterOf('account-mail', 0),
    letterOf('sync-lead', 1),
    letterOf('crm-webhook', 2),
    letterOf('narrate', 3),
  ];
  const isOf =
    ({ queue, id }: DeadLetterSelection) =>
    (letter: DeadLetter): boolean =>
      (queue ?? letter.queue) === letter.queue && (id ?? letter.id) === letter.id;
  const take = (selection: DeadLetterSelection = {}): Promise<number> => {
    const before = left.length;
    left = left.filter((letter) => !isOf(selection)(letter));
    return Promise.resolve(before - left.length);
  };
  const deadLetters: DeadLetters = {
    knows: (queue) => Promise.resolve(left.some((letter) => letter.queue === queue)),
    list: (selection = {}) => Promise.resolve(left.filter(isOf(selection))),
    retry: take,
    drop: take,
  };
  const chosen = new ChosenDeadLetters({ deadLetters });
  const seen = async (who: Principal, selection = {}) => (await chosen.list(who, selection)).map(({ queue }) => queue);
  return { chosen, seen, left: () => left.map(({ queue }) => queue) };
};

it('shows a key the queues of integrations, and staff all', async () => {
  const { seen } = letters();
  expect(await seen(KEY)).toEqual(['sync-lead', 'crm-webhook']);
  expect(await seen(STAFF)).toEqual(['account-mail', 'sync-lead', 'crm-webhook', 'narrate']);
  expect(await seen(STAFF, { queue: 'account-mail' })).toEqual(['account-mail']);
});

it('lets a key drop all that it reaches, and leaves the rest', async () => {
  const { chosen, left } = letters();
  expect(await chosen.act(KEY, 'drop', {})).toBe(2);
  expect(left()).toEqual(['account-mail', 'narrate']);
  expect(await chosen.act(STAFF, 'drop', {})).toBe(2);
});

it('knows no other queue for a key', async () => {
  const { chosen, left } = letters();
  const notFound = { status: 404, code: 'QUEUE_NOT_FOUND' };
  await expect(chosen.list(KEY, { queue: 'account-mail' })).rejects.toMatchObject(notFound);
  for (const what of ['retry', 'drop'] as const)
    for (const selection of [{ queue: 'account-mail' }, { queue: 'account-mail', id: 'account-mail-0' }])
      await expect(chosen.act(KEY, what, selection)).rejects.toMatchObject(notFound);
  expect(left()).toHaveLength(4);
});
