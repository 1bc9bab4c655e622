/** @jest-environment jsdom */
import '../../../../testing/browser.js';
import { type CrmLeadView } from '#contracts/integration/managed.js';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type Replies } from '../../../../testing/fake-api.js';
import { renderPage } from '../../../../testing/render-page.js';
import { CrmPage } from './crm-page.js';

const PATH = '/api/integrations/manage/crm-leads';
const LEAD: CrmLeadView = {
  leadId: 'lead-1',
  userId: 'user-1',
  ghlContactId: 'contact-1',
  contactOrigin: 'found',
  syncStatus: 'failed',
  syncError: 'The CRM answered 422.',
  refused: ['phone'],
  withheld: ['phone'],
  missing: ['guild', 'house'],
  createdAt: '2026-11-23T14:05:00.000Z',
  lastGhlSync: null,
};
const open = (replies: Replies = {}, search = '') => {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: [LEAD] }, ...replies });
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...renderPage(<CrmPage />, { at: `/staff/integrations/crm${search}` }), sent };
};

it('says in words what the CRM did not take', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'leads' }));
  for (const words of [
    'Contact contact-1, there before',
    'It failed: The CRM answered 422.',
    'The CRM refused: phone',
    'Kept here, as another contact has it: phone',
    'The CRM has no such field: guild, house',
  ])
    expect(list.getByText(words)).toBeTruthy();
  expect(list.getByRole('link', { name: /^The person/ }).getAttribute('href')).toBe('/staff/people/user-1');
});

it('shows the calls that a sending would make', async () => {
  const body = { tags: ['player'] };
  const calls = [
    { method: 'GET', path: '/contacts/contact-1', body: null },
    { method: 'PUT', path: '/contacts/contact-1', body },
  ];
  const { user, sent } = open({ [`GET ${PATH}/lead-1/dry-run`]: { body: { calls } } });
  await user.click(await screen.findByRole('button', { name: 'Show the calls of lead lead-1' }));
  const list = await screen.findByRole('list', { name: 'Calls' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText('PUT /contacts/contact-1')).toBeTruthy();
  expect(within(list).getByRole('region', { name: 'the body of call 2' }).textContent).toBe(
    JSON.stringify(body, null, 2),
  );
  expect(within(list).queryByRole('region', { name: 'the body of call 1' })).toBeNull();
  expect(sent()).toEqual([]);
});

it('sends a lead again; one that is mended is queued by that alone', async () => {
  const mend = '/api/integrations/manage/leads/lead-1';
  const { user, sent } = open({
    [`POST ${PATH}/lead-1/sync`]: { status: 202, body: undefined },
    [`PATCH ${mend}`]: { body: {} },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again lead lead-1' }));
  expect(await screen.findByText('The lead is sent again.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mend the lead lead-1' }));
  await user.type(screen.getByLabelText('E-mail'), 'ann');
  await user.click(screen.getByRole('button', { name: 'Mend it' }));
  expect(screen.getByText('Invalid email format')).toBeTruthy();
  await user.type(screen.getByLabelText('E-mail'), '@example.org');
  await user.click(screen.getByRole('button', { name: 'Mend it' }));
  const sync = ['POST', `${PATH}/lead-1/sync`, {}];
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mend it' })).toBeNull());
  expect(sent()).toEqual([sync, ['PATCH', mend, { email: 'ann@example.org' }]]);
});

it('asks only for leads of a status', async () => {
  open({ [`GET ${PATH}?status=pending`]: { body: [] } }, '?status=pending');
  expect(await screen.findByText('No lead stands so.')).toBeTruthy();
});

it('says in a notice why a lead was not sent again', async () => {
  const { user } = open({
    [`POST ${PATH}/lead-1/sync`]: { status: 409, body: { code: 'ERASED', message: 'This lead was erased.' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again lead lead-1' }));
  expect(await screen.findByText('This lead was erased.')).toBeTruthy();
});

it('says that the leads could not be read', async () => {
  open({ [`GET ${PATH}`]: { status: 500, body: {} } });
  expect(await screen.findByText('The leads could not be read.')).toBeTruthy();
});
