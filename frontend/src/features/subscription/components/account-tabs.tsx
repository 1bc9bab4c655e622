import { type User } from '#contracts/account/views.js';
import { Tabs } from 'radix-ui';
import { capitalised } from '../../../lib/words.js';
import { ProfileTab } from '../../profile/index.js';
import { TABS, useTab } from '../use-tab.js';
import { SettingsTab } from './settings-tab.js';
import { SubscriptionTab } from './subscription-tab.js';

/** The three tabs; only the open one is read from the server. */
export const AccountTabs = ({ user }: { readonly user: User }) => {
  const { tab, open } = useTab();
  return (
    <Tabs.Root value={tab} onValueChange={open}>
      <Tabs.List aria-label="Your account" className="leaf-tabs account-tabs">
        {TABS.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {capitalised(name)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="subscription" tabIndex={-1}>
        <SubscriptionTab />
      </Tabs.Content>
      <Tabs.Content value="profile" tabIndex={-1}>
        <ProfileTab />
      </Tabs.Content>
      <Tabs.Content value="settings" tabIndex={-1}>
        <SettingsTab user={user} />
      </Tabs.Content>
    </Tabs.Root>
  );
};
