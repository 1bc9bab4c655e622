/** @jest-environment jsdom */
import '../../../../testing/browser.js';
import { screen, waitFor, within } from '@testing-library/react';
import { endpointOf, HOOK } from '../../../../testing/endpoint-fixture.js';
import { fakeApi, type Replies } from '../../../../testing/fake-api.js';
import { renderPage } from '../../../../testing/render-page.js';
import { EndpointsPage } from './endpoints-page.js';

const PATH = '/api/integrations/manage/endpoints';
const DISABLED = endpointOf({ disabledAt: '2026-11-23T14:05:00.000Z', disabledReason: 'answered 410' });

const open = (replies: Replies) => {
  const calls = fakeApi(replies);
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...renderPage(<EndpointsPage />, { at: '/staff/integrations/endpoints' }), sent };
};
const refused = (message: string, field?: string) => ({
  status: 400,
  body: { code: 'INVALID_FIELD', message, ...(field !== undefined && { details: { field } }) },
});

it('shows how an endpoint stands, and leads to its page', async () => {
  open({ [`GET ${PATH}`]: { body: [DISABLED] } });
  const entry = within(await screen.findByRole('list', { name: 'Endpoints' }));
  expect(entry.getByRole('link', { name: HOOK }).getAttribute('href')).toBe('/staff/integrations/endpoints/ep-1');
  expect(entry.getByText(/^disabled since .*: answered 410$/)).toBeTruthy();
  expect(entry.getByText('All types')).toBeTruthy();
  expect(entry.getByText('Failed attempts in 24 hours').nextSibling?.textContent).toBe('3');
});

it('adds an endpoint for chosen types, shows its secret once, and gives the focus back', async () => {
  const { user, sent } = open({
    [`GET ${PATH}`]: { body: [] },
    [`POST ${PATH}`]: { body: { id: 'ep-2', secret: 'whsec_abc' } },
  });
  expect(await screen.findByText('Nothing is sent anywhere yet.')).toBeTruthy();
  expect(screen.getByText(/: signed, in no certain order,/)).toBeTruthy();
  await user.type(screen.getByLabelText('Address'), HOOK);
  await user.click(screen.getByRole('radio', { name: 'Only these' }));
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText('Choose at least one type, or all of them.')).toBeTruthy();
  expect(sent()).toEqual([]);
  for (const area of ['session', 'wallet']) await user.click(screen.getByText(`${area}, one by one`));
  await user.click(screen.getByRole('checkbox', { name: 'session.started' }));
  await user.click(screen.getByRole('checkbox', { name: 'All of session' }));
  await user.click(screen.getByRole('checkbox', { name: 'wallet.token-spent' }));
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  const dialog = await screen.findByRole('dialog', { name: 'The secret of the endpoint' });
  expect(sent()).toEqual([
    ['POST', PATH, { url: HOOK, types: ['steppes-and-seas.session.*', 'steppes-and-seas.wallet.token-spent'] }],
  ]);
  expect(within(dialog).getByText('whsec_abc')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('whsec_abc')).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'It is written down' }));
  expect(screen.queryByText('whsec_abc')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add it'));
});

it('says beside the address why it was refused', async () => {
  const { user } = open({
    [`GET ${PATH}`]: { body: [] },
    [`POST ${PATH}`]: refused('That name leads to no machine.', 'url'),
  });
  await user.type(await screen.findByLabelText('Address'), 'not an address');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText(/^Give a whole address/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), HOOK);
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('That name leads to no machine.')).toBeTruthy();
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
});

it('says how a ping went', async () => {
  const { user } = open({
    [`GET ${PATH}`]: { body: [endpointOf()] },
    [`POST ${PATH}/ep-1/ping`]: { body: { messageId: 'm', status: null, error: 'ECONNREFUSED', latencyMs: 11.6 } },
  });
  await user.click(await screen.findByRole('button', { name: `Ping ${HOOK}` }));
  expect(await screen.findByText('No answer after 12 ms: ECONNREFUSED.')).toBeTruthy();
});

it('offers what was missed once a disabled endpoint is enabled', async () => {
  let isEnabled = false;
  const { user, sent } = open({
    [`GET ${PATH}`]: () => ({ body: [isEnabled ? endpointOf() : DISABLED] }),
    [`POST ${PATH}/ep-1/enable`]: () => {
      isEnabled = true;
      return { status: 204, body: undefined };
    },
    [`POST ${PATH}/ep-1/redeliver`]: { body: { planned: 4, next: null } },
  });
  await user.click(await screen.findByRole('button', { name: `Enable ${HOOK}` }));
  await user.click(await screen.findByRole('button', { name: `Send what happened since to ${HOOK}` }));
  expect(await screen.findByText('4 events are sent again.')).toBeTruthy();
  expect(sent().at(-1)).toEqual(['POST', `${PATH}/ep-1/redeliver`, { sinceDisabled: true }]);
});

it('rotates the secret with an overlap', async () => {
  const { user, sent } = open({
    [`GET ${PATH}`]: { body: [endpointOf()] },
    [`POST ${PATH}/ep-1/rotate`]: { body: { secret: 'whsec_new', overlapEndsAt: '2026-11-30T14:05:00.000Z' } },
  });
  await user.click(await screen.findByRole('button', { name: `Rotate the secret of ${HOOK}` }));
  await user.selectOptions(screen.getByLabelText('The one of before signs too'), 'For 7 days');
  await user.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText('whsec_new')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'The new secret' })).toBeTruthy();
  expect(sent()).toEqual([['POST', `${PATH}/ep-1/rotate`, { overlap: '7d' }]]);
});

it('asks before it removes an endpoint, and says why it could not', async () => {
  const { user, sent } = open({
    [`GET ${PATH}`]: { body: [endpointOf()] },
    [`DELETE ${PATH}/ep-1`]: { status: 503, body: { code: 'TRY_AGAIN', message: 'In a moment.' } },
  });
  await user.click(await screen.findByRole('button', { name: `Remove ${HOOK}` }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove this endpoint?' }));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  expect(await dialog.findByText('In a moment.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('reads again after a failure', async () => {
  let isDown = true;
  const { user } = open({
    [`GET ${PATH}`]: () => (isDown ? { status: 500, body: {} } : { body: [endpointOf()] }),
  });
  expect(await screen.findByText('The endpoints could not be read.')).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: HOOK })).toBeTruthy();
  expect(screen.queryByText('The endpoints could not be read.')).toBeNull();
});
