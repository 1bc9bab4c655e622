import { type IntegrationAlternatives } from '#contracts/lead/alternatives.js';
import { Tabs } from 'radix-ui';
import { CopyLine } from './copy-line.js';
import { LeadsDownload } from './leads-download.js';
import { Way } from './way.js';

const TABS = [
  ['webhook', 'Webhook'],
  ['zapier', 'Zapier'],
  ['csv', 'CSV Export'],
  ['email', 'Email'],
] as const;

/** The four tabs (specification section 2, 'Alternatives page'). */
export const Ways = ({ alternatives, connectivity }: IntegrationAlternatives) => {
  const { webhook, zapier, csv, email } = alternatives;
  return (
    <Tabs.Root defaultValue="webhook">
      <Tabs.List aria-label="Ways of moving leads" className="leaf-tabs account-tabs">
        {TABS.map(([value, name]) => (
          <Tabs.Trigger key={value} value={value}>
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="webhook" tabIndex={-1}>
        <Way title="Webhook" works={connectivity.webhookReachable} instructions={webhook.instructions}>
          <CopyLine label="Webhook URL" text={webhook.webhookUrl} />
        </Way>
      </Tabs.Content>
      <Tabs.Content value="zapier" tabIndex={-1}>
        <Way title="Zapier" works={connectivity.webhookReachable} instructions={zapier.zapierInstructions}>
          <CopyLine label="Webhook endpoint" text={zapier.webhookEndpoint} />
        </Way>
      </Tabs.Content>
      <Tabs.Content value="csv" tabIndex={-1}>
        <Way title="CSV Export" works={connectivity.csvGenerationWorking} instructions={csv.importInstructions}>
          <LeadsDownload />
        </Way>
      </Tabs.Content>
      <Tabs.Content value="email" tabIndex={-1}>
        <Way title="Email" works={connectivity.emailServiceAvailable} instructions={email.setupInstructions}>
          <CopyLine label="Email address" text={email.emailAddress} />
        </Way>
      </Tabs.Content>
    </Tabs.Root>
  );
};
