import { type Connectivity, type IntegrationAlternatives } from '#contracts/lead/alternatives.js';

export interface Installation {
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly mailFrom: string;
  readonly isCrmConfigured: boolean;
  readonly canVerifyWebhooks: boolean;
}

const recommendation = ({ isCrmConfigured }: Installation, { webhookReachable }: Connectivity): string => {
  if (isCrmConfigured) return 'The CRM is connected, and leads go there by themselves. Use these only beside it.';
  if (webhookReachable)
    return 'Begin with the webhook: it needs no third party. Keep the CSV export for what came before.';
  return 'Begin with the CSV export: it works now. A webhook or Zapier needs an address that the internet can reach.';
};

const addressOf = (mailFrom: string): string => /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim();

const UNREACHABLE = 'This address does not answer from outside yet. Set PUBLIC_URL to one that does.';
const UNVERIFIED = 'Set GHL_WEBHOOK_SECRET first: without it every call is refused.';

const webhookInstructions = (
  { canVerifyWebhooks }: Installation,
  { webhookReachable }: Connectivity,
): readonly string[] => [
  ...(webhookReachable ? [] : [UNREACHABLE]),
  ...(canVerifyWebhooks ? [] : [UNVERIFIED]),
  'In the CRM, open Automation and make a workflow with the trigger that matters to you, such as an order.',
  'Add the action Custom Webhook with the method POST, and paste the address above.',
  'Add the secret of GHL_WEBHOOK_SECRET as its header; docs/crm.md names the header and the fields of the body.',
  'Publish the workflow, run it once by hand, and see it answered with 200.',
];

const EXAMPLE =
  '{"id":"row-17","email":"ann@example.org","firstName":"Ann","phone":"+4790000001","interests":"maps, sagas","leadSource":"spring.fair"}';

const zapierInstructions = ({ webhookReachable }: Connectivity): readonly string[] => [
  ...(webhookReachable ? [] : [UNREACHABLE]),
  'Make a Zap whose trigger is the form, sheet or advertisement that collects your leads.',
  'Have a key made on the server: npm run api-keys -- create "Zapier" --scopes leads:write. It is shown once.',
  'Choose Webhooks by Zapier as its action, with the event POST and the payload type json, and paste the address above.',
  'Add the header Authorization with the value: Bearer, a blank, and the key.',
  'Map email (required) and a name: firstName and lastName, or name. One word will do.',
  'Map what else you have: phone (text or a number), interests (a list, or text with commas), and further fields as customFields.',
  'Map id to what identifies the lead on your side: the same lead, sent again, is then the same lead here.',
  'Set leadSource to a word of your own (letters, digits, dots, hyphens, underscores), so that you can tell these leads apart.',
  `For example: ${EXAMPLE}`,
  'Test the step: the answer has the leadId, and the lead stands in the next CSV export. A key may send 600 leads a minute.',
];

const IMPORT_INSTRUCTIONS = [
  'Download the leads for a CRM import. Each lead stands in the file once, the oldest first.',
  'In the CRM, open Contacts and choose Import, then the file.',
  'Map email, firstName, lastName and phone; leadSource and ghlTags may go into fields of your own.',
  'Let the CRM update contacts that it knows by their e-mail, so that a second import doubles nothing.',
  'The file is UTF-8. An apostrophe before = + - or @ keeps a spreadsheet from computing what somebody typed; the file for a CRM has none before phone numbers.',
] as const;

const setupInstructions = ({ emailServiceAvailable }: Connectivity): readonly string[] => [
  ...(emailServiceAvailable ? [] : ['No mail server answers yet. Set SMTP_URL, and MAIL_FROM to an address of yours.']),
  'Letters of the game come from the address above. Let your mail server and the CRM accept it.',
  'Add it as a contact, or to the senders that are never taken for spam.',
  'To hand leads on by mail, attach the leads export to a letter of your own: the game mails nobody a list of persons.',
];

/** The four tabs of /ghl-alternatives, with what this installation still lacks said first. */
export const alternativesOf = (installation: Installation, connectivity: Connectivity): IntegrationAlternatives => ({
  recommendation: recommendation(installation, connectivity),
  alternatives: {
    webhook: {
      webhookUrl: `${installation.publicUrl}/api/ghl/webhook`,
      instructions: webhookInstructions(installation, connectivity),
    },
    zapier: {
      webhookEndpoint: `${installation.publicUrl}/api/integrations/leads`,
      zapierInstructions: zapierInstructions(connectivity),
    },
    csv: { importInstructions: IMPORT_INSTRUCTIONS },
    email: {
      emailAddress: addressOf(installation.mailFrom),
      setupInstructions: setupInstructions(connectivity),
    },
  },
  connectivity,
});
