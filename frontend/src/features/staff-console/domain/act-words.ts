import { type StaffActView } from '#contracts/support/views.js';

const tokens = (amount: number): string => `${amount} ${amount === 1 ? 'token' : 'tokens'}`;

const FACTOR: Readonly<Record<string, string>> = {
  enrolled: 'Set up a second factor',
  code: 'Passed with a code',
  'recovery-code': 'Passed with a recovery code',
  reset: 'The second factor was reset',
};
const VIEWS: Readonly<Record<string, string>> = {
  search: 'Looked for somebody',
  person: 'Opened a person’s page',
  ledger: 'Read a person’s ledger',
  lead: 'Opened a lead',
  replay: 'Opened a saga’s replay',
  'replay-timeline': 'Read a saga’s timeline',
  'replay-turn': 'Saw a turn of a saga',
  'replay-comparison': 'Compared two turns of a saga',
  capsule: 'Downloaded a saga',
  record: 'Read the record of staff',
  analytics: 'Read the analytics',
  integrations: 'Looked at the integrations',
  deliveries: 'Read the deliveries of an endpoint',
  delivery: 'Opened a delivery',
  'api-keys': 'Listed the API keys',
  'endpoint-added': 'Added an endpoint',
  'endpoint-removed': 'Removed an endpoint',
  'endpoint-disabled': 'Disabled an endpoint',
  'endpoint-enabled': 'Enabled an endpoint',
  'endpoint-secret-rotated': 'Rotated the secret of an endpoint',
  'endpoint-pinged': 'Pinged an endpoint',
  'endpoint-triggered': 'Sent a sample to a test endpoint',
  'deliveries-sent-again': 'Sent deliveries again',
  'api-key-created': 'Created an API key',
  'api-key-rotated': 'Rotated an API key',
  'api-key-revoked': 'Revoked an API key',
  'dead-letters': 'Read the jobs that failed',
  'dead-letters-retried': 'Had failed jobs tried again',
  'dead-letters-dropped': 'Dropped failed jobs',
  'inbound-calls': 'Read the calls of the CRM',
  'inbound-call': 'Opened a call of the CRM',
  'inbound-call-retried': 'Had a call of the CRM worked on again',
  'crm-leads': 'Read how leads stand with the CRM',
  'crm-lead': 'Read how a lead stands with the CRM',
  'crm-lead-sync': 'Had a lead sent to the CRM',
  'crm-dry-run': 'Read what would be sent to the CRM',
  'lead-mended': 'Corrected a lead',
};
const ACTS: Readonly<Record<string, (amount: number) => string>> = {
  'give-back-tokens': (amount) => `Gave back ${tokens(amount)}`,
  'take-back-tokens': (amount) => `Took back ${tokens(amount)}`,
  'restore-hit-points': (amount) => `Set the hit points to ${amount}`,
  'end-stuck-turn': () => 'Ended a stuck turn',
  'forget-device': () => 'Forgot a device',
};
const OUTCOMES = { unchanged: 'nothing was left to do', refused: 'refused' };

const kebab = (what: string): string => what.charAt(0).toUpperCase() + what.slice(1).replaceAll('-', ' ');

const viewed = ({ what, unmasked }: StaffActView): string =>
  `${VIEWS[what] ?? `Looked at: ${what.replaceAll('-', ' ')}`}${unmasked ? ', unmasked' : ''}`;
const acted = ({ what, amount, outcome }: StaffActView): string => {
  const words = ACTS[what]?.(amount ?? 0) ?? kebab(what);
  if (outcome === 'done') return words;
  return `${words}: ${outcome === null ? 'not finished yet' : OUTCOMES[outcome]}`;
};

/** An entry of the record, as a sentence. */
export const wordsOf = (act: StaffActView): string => {
  switch (act.kind) {
    case 'second-factor':
      return FACTOR[act.what] ?? kebab(act.what);
    case 'view':
      return viewed(act);
    case 'act':
      return acted(act);
  }
};
