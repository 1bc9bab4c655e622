/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { type IntegrationAlternatives } from '#contracts/lead/alternatives.js';
import { screen } from '@testing-library/react';
import { fakeApi, type Reply } from '../../../testing/fake-api.js';
import { renderPage } from '../../../testing/render-page.js';
import { AlternativesPage } from './alternatives-page.js';

const FOUND: IntegrationAlternatives = {
  recommendation: 'Begin with the CSV export.',
  alternatives: {
    webhook: { webhookUrl: 'https://play.example/api/ghl/webhook', instructions: ['Make a workflow.'] },
    zapier: { webhookEndpoint: 'https://play.example/api/ghl/lead-capture', zapierInstructions: ['Make a Zap.'] },
    csv: { importInstructions: ['Choose Import.'] },
    email: { emailAddress: 'book@play.example', setupInstructions: ['Accept it.'] },
  },
  connectivity: { webhookReachable: false, csvGenerationWorking: true, emailServiceAvailable: true },
};
const open = (reply: Reply, more: Readonly<Record<string, Reply>> = {}) => {
  fakeApi({ 'GET /api/ghl/alternatives': reply, ...more });
  return renderPage(<AlternativesPage strangers={<h1>Page Not Found</h1>} />);
};

it('is no page for strangers', async () => {
  open({ status: 404, body: {} });
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  expect(screen.queryByText(/Failed/)).toBeNull();
});

it('shows each way with its steps and whether it is reachable, and copies its address', async () => {
  const { user } = open({ body: FOUND });
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
  });
  for (const [tab, badge, step, address] of [
    ['Webhook', 'Not reachable', 'Make a workflow.', 'https://play.example/api/ghl/webhook'],
    ['Zapier', 'Not reachable', 'Make a Zap.', 'https://play.example/api/ghl/lead-capture'],
    ['CSV Export', 'Reachable', 'Choose Import.', null],
    ['Email', 'Reachable', 'Accept it.', 'book@play.example'],
  ] as const) {
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(screen.getByRole('tabpanel').textContent).toContain(badge);
    expect(screen.queryByText(step)).not.toBeNull();
    if (address === null) continue;
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(written.at(-1)).toBe(address);
    expect(await screen.findByText('Copied')).toBeTruthy();
  }
});

it.each([
  ['Download for a spreadsheet', '/api/ghl/export-csv'],
  ['Download for a CRM import', '/api/ghl/export-csv?for=crm'],
])('says that the export failed: %s', async (name, path) => {
  const { user } = open({ body: FOUND }, { [`GET ${path}`]: { status: 503, body: {} } });
  await user.click(await screen.findByRole('tab', { name: 'CSV Export' }));
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Failed to download CSV export')).toBeTruthy();
});

it('says that it could not be read', async () => {
  open({ status: 500, body: {} });
  expect(await screen.findByText('Failed to load alternatives')).toBeTruthy();
  expect(await screen.findByText('Failed to load integration alternatives')).toBeTruthy();
});
