/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen, within } from '@testing-library/react';
import { fakeApi, type Replies } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { CrmTestPage } from './crm-test-page.js';

const CONNECTED = { success: true, message: 'The CRM answers.', status: 200, apiKeyPrefix: 'pit-1234' };
const CAPTURED = { success: true, message: 'Thank you.', leadId: 'lead-1', userId: null, ghlContactId: null };
const open = (replies: Replies = {}) => {
  const calls = fakeApi({
    'POST /api/ghl/test-connection': { body: CONNECTED },
    'POST /api/ghl/lead-capture': { body: CAPTURED },
    'POST /api/ghl/track-engagement': { body: { success: true, message: 'Noted.' } },
    ...replies,
  });
  return { ...renderPage(<CrmTestPage strangers={<h1>Page Not Found</h1>} />), calls };
};
const results = () => within(screen.getByRole('log')).queryAllByRole('listitem');

it('shows the connection as it is, tests each call with the contact, and clears', async () => {
  const { user, calls } = open();
  expect(await screen.findByText('The CRM answers.')).toBeTruthy();
  expect(screen.queryByText(/begins with pit-1234; the CRM answered with 200/)).not.toBeNull();
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Ragnhild');
  for (const name of ['Test connection', 'Test lead capture', 'Test engagement tracking'])
    await user.click(screen.getByRole('button', { name }));
  expect(results().map((line) => /PASS|FAIL/.exec(line.textContent)?.[0])).toEqual(['PASS', 'PASS', 'PASS']);
  expect(results()[1]?.textContent).toMatch(/Lead capture.*\d.*Thank you\..*lead-1/s);
  const [captured, tracked] = calls.slice(-2).map(({ body }) => body);
  expect(captured).toMatchObject({ firstName: 'Ragnhild', leadSource: 'api_test' });
  expect(tracked).toEqual({ action: 'api_test', details: { page: 'test-ghl' }, leadId: 'lead-1' });
  await user.click(screen.getByRole('button', { name: 'Clear results' }));
  expect(results()).toEqual([]);
});

it('tells failures in the words of the specification where there are no others', async () => {
  const broken = { status: 500, body: { code: 'INTERNAL', message: 'Something broke on our side.' } };
  const replies = { 'POST /api/ghl/test-connection': broken, 'POST /api/ghl/lead-capture': broken };
  const { user } = open(replies);
  await user.click(await screen.findByRole('button', { name: 'Test connection' }));
  await user.click(screen.getByRole('button', { name: 'Test lead capture' }));
  expect(results().map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^FAIL.*Test failed/),
    expect.stringMatching(/^FAIL.*Connection test failed/),
  ]);
});

it('is no page for strangers', async () => {
  open({ 'POST /api/ghl/test-connection': { status: 404, body: {} } });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
});
