/** @jest-environment jsdom */
import '../../../../testing/browser.js';
import { type ManagedKey } from '#contracts/integration/managed.js';
import { type QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type Replies, type Reply } from '../../../../testing/fake-api.js';
import { renderPage } from '../../../../testing/render-page.js';
import { KeysPage } from './keys-page.js';

const PATH = '/api/integrations/manage/keys';
const keyOf = (over: Partial<ManagedKey> = {}): ManagedKey => ({
  id: '0123456789ab',
  name: 'Reporting',
  scopes: ['events:read'],
  test: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  revokedAt: null,
  secrets: 1,
  ...over,
});
const open = (replies: Replies) => {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: [keyOf()] }, ...replies });
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { ...renderPage(<KeysPage />, { at: '/staff/integrations/keys' }), sent };
};

/** All that the client remembers of calls. */
const kept = (client: QueryClient): string => {
  const [mutations, queries] = [client.getMutationCache().getAll(), client.getQueryCache().getAll()];
  return JSON.stringify([...mutations, ...queries].map(({ state }) => state));
};

it('makes a key with its scopes, shows it once, and copies it', async () => {
  const { user, sent, client } = open({
    [`GET ${PATH}`]: { body: [] },
    [`POST ${PATH}`]: { body: { id: 'k', key: 'ssk_the-key' } },
  });
  expect(await screen.findByText('There are no keys yet.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'events:read' }));
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  expect(screen.getByText('Give a name of 1 to 100 letters.')).toBeTruthy();
  expect(screen.getByText('Choose at least one scope.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('Name'), 'Zapier');
  await user.click(screen.getByRole('checkbox', { name: 'leads:write' }));
  await user.click(screen.getByRole('checkbox', { name: 'events:read' }));
  await user.click(screen.getByRole('checkbox', { name: 'For tests' }));
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The key' }));
  expect(sent()).toEqual([['POST', PATH, { name: 'Zapier', scopes: ['events:read', 'leads:write'], test: true }]]);
  await user.click(dialog.getByRole('button', { name: 'Copy the key' }));
  expect(await dialog.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('ssk_the-key');
  await user.click(dialog.getByRole('button', { name: 'It is written down' }));
  expect(screen.queryByText('ssk_the-key')).toBeNull();
  await waitFor(() => expect(kept(client)).not.toContain('ssk_the-key'));
});

it('makes one key of two presses in a row', async () => {
  const { user, sent } = open({ [`POST ${PATH}`]: { body: { id: 'k', key: 'ssk_the-key' } } });
  await user.type(await screen.findByLabelText('Name'), 'Zapier');
  const make = screen.getByRole('button', { name: 'Make it' });
  fireEvent.click(make);
  fireEvent.click(make);
  expect(await screen.findByText('ssk_the-key')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('says that a key may have been made where no answer came', async () => {
  const { user } = open({ [`POST ${PATH}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await user.type(await screen.findByLabelText('Name'), 'Zapier');
  await user.click(screen.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText(/^No answer came\. It may have been done all the same/)).toBeTruthy();
});

it('rotates a key with an overlap, and shows the new one', async () => {
  const { user, sent, client } = open({ [`POST ${PATH}/0123456789ab/rotate`]: { body: { id: 'k', key: 'ssk_new' } } });
  await user.click(await screen.findByRole('button', { name: 'Rotate Reporting' }));
  await user.selectOptions(screen.getByLabelText('The one of before stays good'), 'Not at all');
  await user.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText('ssk_new')).toBeTruthy();
  expect(screen.getByText(/The one of before is good no more\.$/)).toBeTruthy();
  expect(sent()).toEqual([['POST', `${PATH}/0123456789ab/rotate`, { overlap: '0s' }]]);
  expect(kept(client)).toContain('ssk_new');
  await user.click(screen.getByRole('button', { name: 'It is written down' }));
  await waitFor(() => expect(kept(client)).not.toContain('ssk_new'));
  expect(document.activeElement?.textContent).toBe('Rotate Reporting');
});

it('revokes a key once it was asked', async () => {
  let isRevoked = false;
  const { user, sent } = open({
    [`GET ${PATH}`]: () => ({ body: [keyOf({ revokedAt: isRevoked ? '2026-11-23T14:05:00.000Z' : null })] }),
    [`POST ${PATH}/0123456789ab/revoke`]: () => {
      isRevoked = true;
      return { status: 204, body: undefined };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Reporting' }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Revoke it' }));
  expect(await screen.findByText(/^revoked /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Revoke Reporting' })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('list', { name: 'Keys' }))).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('keeps the question until the outcome is known', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { user } = open({
    [`POST ${PATH}/0123456789ab/revoke`]: () => new Promise<Reply>((resolve) => (answer = resolve)),
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Reporting' }));
  await user.click(screen.getByRole('button', { name: 'Revoke it' }));
  await screen.findByRole('button', { name: 'Revoking…' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  answer({ status: 503, body: { code: 'TRY_AGAIN', message: 'In a moment.' } });
  expect(await screen.findByText('In a moment.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says why the keys could not be read', async () => {
  open({ [`GET ${PATH}`]: { status: 503, body: { code: 'TRY_AGAIN', message: 'The game is starting.' } } });
  expect(await screen.findByText('The game is starting.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
