import { createContext, type MouseEvent, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';

/** The address of the page, with the state of its entry in the browser's history (docs/adr/0016). */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

interface Going {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Where the game stands within a page of another site: of its steps no address but this may be framed (docs/adr/0025). */
const GAME_IN_FRAME = '/embed/play';
const GAME = /^\/(?=\?|$)/;

/** Whether the game was opened by /embed. */
export const isEmbedded = (): boolean =>
  typeof window !== 'undefined' && /^\/embed(\/|$)/.test(window.location.pathname);
const outward = (address: string): string => (isEmbedded() ? address.replace(GAME, GAME_IN_FRAME) : address);
const inward = (pathname: string): string => (/^\/embed\/play\/?$/.test(pathname) ? '/' : pathname);

/** The browser itself reports only Back and Forward. */
const CHANGED = 'addresschange';
const EVENTS = ['popstate', CHANGED];

/** Where there is no browser, the first page is prerendered. */
const readAddress = (): Address => {
  if (typeof window === 'undefined') return { pathname: '/', search: '', state: null };
  const { location, history } = window;
  return { pathname: inward(location.pathname), search: location.search, state: history.state as unknown };
};

/** Goes to an address of the game without loading the page anew; `replace` adds no entry to the history. */
export const goTo = (address: string, { replace = false, state = null }: Going = {}): void => {
  window.history[replace ? 'replaceState' : 'pushState'](state, '', outward(address));
  window.dispatchEvent(new Event(CHANGED));
};

const AddressContext = createContext<Address | null>(null);

/** Follows the address in a transition: the last page stays until the next one has loaded, and input is not blocked. */
export const AddressProvider = ({ children }: { readonly children: ReactNode }) => {
  const [address, setAddress] = useState(readAddress);
  useLayoutEffect(() => {
    const follow = (): void => startTransition(() => setAddress(readAddress()));
    for (const event of EVENTS) window.addEventListener(event, follow);
    return () => EVENTS.forEach((event) => window.removeEventListener(event, follow));
  }, []);
  return <AddressContext value={address}>{children}</AddressContext>;
};

export const useAddress = (): Address => {
  const address = use(AddressContext);
  if (address === null) throw new Error('useAddress needs an AddressProvider');
  return address;
};

interface PageLinkProps {
  readonly to: string;
  readonly className?: string;
  /** For the link to the page that is open. */
  readonly 'aria-current'?: 'page' | undefined;
  readonly children: ReactNode;
}

/** A link to a page of the game. */
export const PageLink = ({ to, ...rest }: PageLinkProps) => {
  // No other page may be framed.
  if (isEmbedded() && !GAME.test(to)) return <a href={to} target="_blank" rel="noreferrer" {...rest} />;
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return <a href={outward(to)} {...rest} onClick={onClick} />;
};
