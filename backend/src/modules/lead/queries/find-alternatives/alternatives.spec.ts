import { alternativesOf, type Installation } from './alternatives.js';

const INSTALLED: Installation = {
  publicUrl: 'https://play.example',
  mailFrom: 'Steppes & Seas <book@play.example>',
  isCrmConfigured: false,
  canVerifyWebhooks: true,
};
const REACHED = { webhookReachable: true, csvGenerationWorking: true, emailServiceAvailable: true };
const of = (installed: Partial<Installation> = {}, tried: Partial<typeof REACHED> = {}) =>
  alternativesOf({ ...INSTALLED, ...installed }, { ...REACHED, ...tried });

it('names the addresses of this installation', () => {
  const { alternatives, connectivity } = of();
  expect(alternatives.webhook.webhookUrl).toBe('https://play.example/api/ghl/webhook');
  expect(alternatives.zapier.webhookEndpoint).toBe('https://play.example/api/integrations/leads');
  expect(alternatives.email.emailAddress).toBe('book@play.example');
  expect(of({ mailFrom: 'book@play.example' }).alternatives.email.emailAddress).toBe('book@play.example');
  expect(connectivity).toEqual(REACHED);
});

it('says first what is missing', () => {
  const { alternatives } = of({ canVerifyWebhooks: false }, { webhookReachable: false, emailServiceAvailable: false });
  expect(alternatives.webhook.instructions.slice(0, 2).join(' ')).toMatch(/PUBLIC_URL.*GHL_WEBHOOK_SECRET/);
  expect(alternatives.zapier.zapierInstructions[0]).toContain('PUBLIC_URL');
  expect(alternatives.email.setupInstructions[0]).toContain('SMTP_URL');
  expect(of().alternatives.webhook.instructions.join(' ')).not.toContain('PUBLIC_URL');
});

it('recommends what works here', () => {
  expect(of({ isCrmConfigured: true }).recommendation).toContain('The CRM is connected');
  expect(of().recommendation).toContain('Begin with the webhook');
  expect(of({}, { webhookReachable: false }).recommendation).toContain('Begin with the CSV export');
});
