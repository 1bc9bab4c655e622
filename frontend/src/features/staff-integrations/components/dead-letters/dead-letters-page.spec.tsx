/** @jest-environment jsdom */
import '../../../../testing/browser.js';
import { type DeadLetterView } from '#contracts/integration/managed.js';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type Replies, type Reply } from '../../../../testing/fake-api.js';
import { renderPage } from '../../../../testing/render-page.js';
import { DeadLettersPage } from './dead-letters-page.js';

const PATH = '/api/integrations/manage/dead-letters';
const letterOf = (id: string, over: Partial<DeadLetterView> = {}): DeadLetterView => ({
  queue: 'crm-sync',
  id,
  attempts: 12,
  reason: 'The CRM refused the telephone number.',
  failedAt: '2026-11-23T14:05:00.000Z',
  leadId: null,
  data: { leadId: 'lead-1' },
  ...over,
});

/** A server whose dead letters go when they are tried again or dropped. */
const open = (letters: readonly DeadLetterView[], replies: Replies = {}) => {
  let left = letters;
  const take = ({ body }: { readonly body: unknown }) => {
    const { queue, id } = body as { readonly queue: string; readonly id?: string };
    const before = left.length;
    left = left.filter((letter) => letter.queue !== queue || (id !== undefined && letter.id !== id));
    return { body: { count: before - left.length } };
  };
  const calls = fakeApi({
    [`GET ${PATH}`]: () => ({ body: left }),
    [`POST ${PATH}/retry`]: take,
    [`POST ${PATH}/drop`]: take,
    ...replies,
  });
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...renderPage(<DeadLettersPage />, { at: '/staff/integrations/dead-letters' }), sent };
};

it('tries one again, and keeps the keyboard in the list', async () => {
  const { user, sent } = open([letterOf('17'), letterOf('18')]);
  const list = await screen.findByRole('list', { name: 'Dead letters of crm-sync' });
  expect(within(list).getAllByText('The CRM refused the telephone number.')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Try again job 17 of crm-sync' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(await screen.findByText('1 job is tried again.')).toBeTruthy();
  expect(sent()).toEqual([['POST', `${PATH}/retry`, { queue: 'crm-sync', id: '17' }]]);
  expect(document.activeElement?.contains(list)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('drops all of a queue once it was asked', async () => {
  const { user, sent } = open([letterOf('17'), letterOf('18'), letterOf('5', { queue: 'mails' })]);
  await user.click(await screen.findByRole('button', { name: 'Drop all of crm-sync' }));
  expect(sent()).toEqual([]);
  expect(screen.getByText(/^2 jobs of crm-sync: what it should have done/)).toBeTruthy();
  const dialog = within(screen.getByRole('alertdialog', { name: 'Drop all of them?' }));
  await user.click(dialog.getByRole('button', { name: 'Drop all' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Dead letters of crm-sync' })).toBeNull());
  expect(screen.getByRole('list', { name: 'Dead letters of mails' })).toBeTruthy();
  expect(sent()).toEqual([['POST', `${PATH}/drop`, { queue: 'crm-sync' }]]);
});

it('says why a job was not dropped, once', async () => {
  const body = { code: 'TRY_AGAIN', message: 'In a moment.' };
  const { user } = open([letterOf('17')], { [`POST ${PATH}/drop`]: { status: 503, body } });
  await user.click(await screen.findByRole('button', { name: 'Drop job 17 of crm-sync' }));
  await user.click(screen.getByRole('button', { name: 'Drop it' }));
  expect(await screen.findByText('In a moment.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Drop job 17 of crm-sync' }));
  expect(screen.getByRole('alertdialog', { name: 'Drop it?' })).toBeTruthy();
  expect(screen.queryByText('In a moment.')).toBeNull();
});

it('tries the job again also where somebody wants to leave while the lead is mended', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { user, sent } = open([letterOf('17', { leadId: 'lead-1' })], {
    'PATCH /api/integrations/manage/leads/lead-1': () => new Promise<Reply>((resolve) => (answer = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: /^Mend the lead/ }));
  await user.type(screen.getByLabelText('Telephone'), '+47 90 00 00 01');
  await user.click(screen.getByRole('button', { name: 'Mend it' }));
  await screen.findByRole('button', { name: 'Writing…' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  answer({ body: {} });
  expect(await screen.findByText('No job has failed for good.')).toBeTruthy();
  expect(sent().map(([method]) => method)).toEqual(['PATCH', 'POST']);
});

it('mends the lead with the fields that are filled in, and tries the job again', async () => {
  const lead = '/api/integrations/manage/leads/lead-1';
  const { user, sent } = open([letterOf('17', { leadId: 'lead-1' })], { [`PATCH ${lead}`]: { body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Mend the lead lead-1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Mend the lead' }));
  await user.click(dialog.getByRole('button', { name: 'Mend it' }));
  expect(dialog.getByText('Fill in what is to be changed.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Telephone'), ' +47 90 00 00 01 ');
  await user.click(dialog.getByRole('button', { name: 'Mend it' }));
  expect(await screen.findByText('No job has failed for good.')).toBeTruthy();
  expect(sent()).toEqual([
    ['PATCH', lead, { phone: '+47 90 00 00 01' }],
    ['POST', `${PATH}/retry`, { queue: 'crm-sync', id: '17' }],
  ]);
});

it('leaves the job where the lead could not be mended', async () => {
  const message = 'That is no telephone number.';
  const { user, sent } = open([letterOf('17', { leadId: 'lead-1' })], {
    'PATCH /api/integrations/manage/leads/lead-1': {
      status: 400,
      body: { code: 'INVALID_FIELD', message, details: { field: 'phone' } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mend the lead lead-1' }));
  await user.type(screen.getByLabelText('Telephone'), 'none');
  await user.click(screen.getByRole('button', { name: 'Mend it' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('says in a notice why a job was not tried again', async () => {
  const body = { code: 'NO_SUCH_JOB', message: 'Somebody tried it again already.' };
  const { user } = open([letterOf('17')], { [`POST ${PATH}/retry`]: { status: 404, body } });
  await user.click(await screen.findByRole('button', { name: 'Try again job 17 of crm-sync' }));
  expect(await screen.findByText('It could not be tried again')).toBeTruthy();
  expect(screen.getByText('Somebody tried it again already.')).toBeTruthy();
});
