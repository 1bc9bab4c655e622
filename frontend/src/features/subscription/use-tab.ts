import { goTo, useAddress } from '../../lib/address.js';

export const TABS = ['subscription', 'profile', 'settings'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

/** The open tab stands in the address (`?tab=`), so that it can be linked and outlasts a reload. */
export const useTab = (): { readonly tab: Tab; readonly open: (tab: string) => void } => {
  const { pathname, search } = useAddress();
  const asked = new URLSearchParams(search).get('tab');
  const open = (tab: string): void => goTo(`${pathname}?tab=${tab}`, { replace: true });
  return { tab: isTab(asked) ? asked : 'subscription', open };
};
