import { useSearchParams } from 'react-router-dom';

export const TABS = ['subscription', 'profile', 'settings'] as const;
export type Tab = (typeof TABS)[number];

const isTab = (text: string | null): text is Tab => TABS.some((tab) => tab === text);

/** The open tab stands in the address (`?tab=`), so that it can be linked and outlasts a reload. */
export const useTab = (): { readonly tab: Tab; readonly open: (tab: string) => void } => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const open = (tab: string): void => setQuery({ tab }, { replace: true });
  return { tab: isTab(asked) ? asked : 'subscription', open };
};
