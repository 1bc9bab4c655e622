/** @jest-environment jsdom */
import '../../../../testing/browser.js';
import { type InboundCallView } from '#contracts/integration/managed.js';
import { screen, within } from '@testing-library/react';
import { fakeApi, type Replies, type Reply } from '../../../../testing/fake-api.js';
import { renderPage } from '../../../../testing/render-page.js';
import { InboundCallsPage } from './inbound-calls-page.js';

const PATH = '/api/integrations/manage/inbound-calls';
const CALL: InboundCallView = {
  id: 'call-1',
  source: 'workflow',
  eventType: 'subscription.updated',
  userId: 'user-1',
  leadId: null,
  state: 'failed',
  errorMessage: 'Nobody has that address.',
  forgotten: false,
  createdAt: '2026-11-23T14:05:00.000Z',
};
const REASON = 'Their payment did not arrive.';

const open = (replies: Replies = {}, search = '') => {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: [CALL] }, ...replies });
  return { ...renderPage(<InboundCallsPage />, { at: `/staff/integrations/inbound-calls${search}` }), calls };
};
/** What a call held, for those who say why they ask. */
const opened =
  (payload: string | null) =>
  ({ headers }: { readonly headers: Headers }): Reply => ({
    body: { ...CALL, payload: headers.has('x-staff-reason') ? payload : null },
  });

it('shows what became of a call, and its payload for a reason', async () => {
  const { user, calls } = open({ [`GET ${PATH}/call-1`]: opened('{"email":"ann@example.org"}') });
  const list = within(await screen.findByRole('list', { name: 'calls' }));
  expect(list.getByText('It changed nothing: Nobody has that address.')).toBeTruthy();
  expect(list.getByRole('link', { name: /^The person/ }).getAttribute('href')).toBe('/staff/people/user-1');
  await user.click(list.getByRole('button', { name: 'Show the payload of subscription.updated, call-1' }));
  expect(await list.findByText('Masked: give a reason to see it.')).toBeTruthy();
  await user.type(list.getByLabelText('Why you must see the payload'), REASON);
  await user.click(list.getByRole('button', { name: 'Show the payload' }));
  const payload = await list.findByRole('region', { name: 'the payload' });
  expect(payload.textContent).toBe('{\n  "email": "ann@example.org"\n}');
  expect(calls.at(-1)?.headers.get('x-staff-reason')).toBe(encodeURIComponent(REASON));
});

it('says that a payload is forgotten', async () => {
  const { user } = open({ [`GET ${PATH}/call-1`]: opened(null) });
  await user.click(await screen.findByRole('button', { name: /^Show the payload of/ }));
  await user.type(await screen.findByLabelText('Why you must see the payload'), REASON);
  await user.click(screen.getByRole('button', { name: 'Show the payload' }));
  expect(await screen.findByText('The payload is forgotten: nothing of it is kept.')).toBeTruthy();
});

it('works on a call again', async () => {
  const { user, calls } = open({ [`POST ${PATH}/call-1/retry`]: { status: 202, body: undefined } });
  await user.click(await screen.findByRole('button', { name: /^Work on it again/ }));
  expect(await screen.findByText('The call is worked on again.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([`${PATH}/call-1/retry`]);
});

it('offers no work on a call that was done, or of which nothing is left', async () => {
  const calls: readonly InboundCallView[] = [
    { ...CALL, id: 'call-2', state: 'done', errorMessage: null },
    { ...CALL, id: 'call-3', forgotten: true },
    { ...CALL, id: 'call-4', state: 'waiting', errorMessage: null },
  ];
  open({ [`GET ${PATH}`]: { body: calls } });
  const list = within(await screen.findByRole('list', { name: 'calls' }));
  const again = list.getAllByRole('button', { name: /^Work on it again/ });
  expect(again.map(({ textContent }) => textContent)).toEqual(['Work on it again subscription.updated, call-4']);
  expect(list.getByText('It changed nothing: Nobody has that address. What it said is forgotten.')).toBeTruthy();
});

it('asks only for calls of a state', async () => {
  open({ [`GET ${PATH}?state=waiting`]: { body: [] } }, '?state=waiting');
  expect(await screen.findByText('No call stands so.')).toBeTruthy();
});

it('says that the calls could not be read, and reads them again', async () => {
  let isDown = true;
  const { user } = open({ [`GET ${PATH}`]: () => (isDown ? { status: 500, body: {} } : { body: [] }) });
  expect(await screen.findByText('The calls could not be read.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The CRM has not called yet.')).toBeTruthy();
});
