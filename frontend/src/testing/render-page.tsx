import { FACTIONS } from '#game/model/world.js';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { loadFactionContent } from '../crafts/use-faction-content.js';
import { HintProvider } from '../components/tooltip.js';
import { Toaster } from '../features/toasts/index.js';
import { createQueryClient } from '../lib/query-client.js';

// A part that waits for its content would be rendered twice.
beforeAll(() => Promise.all(FACTIONS.map(loadFactionContent)));

interface Page {
  /** The player's position in the flow, as in the address; with the state of its entry in the history. */
  readonly at?: string | { readonly pathname: string; readonly state: unknown };
  /** Whether toasts are rendered: their component is loaded lazily. */
  readonly toasts?: boolean;
  /** Data that is already in the query cache, by query key. */
  readonly read?: readonly (readonly [queryKey: readonly string[], data: unknown])[];
}

const clientWith = (read: NonNullable<Page['read']>): QueryClient => {
  const client = createQueryClient();
  for (const [queryKey, data] of read) client.setQueryData(queryKey, data);
  return client;
};

const Watched = ({ onMove }: { readonly onMove: (location: Location) => void }) => {
  const location = useLocation();
  useLayoutEffect(() => onMove(location), [location, onMove]);
  return null;
};

/** Renders a part of the client within the application's providers: address, queries, tooltips and toasts. */
export const renderPage = (children: ReactNode, { at = '/', read = [], toasts = true }: Page = {}) => {
  const visited: Location[] = [];
  const onMove = (location: Location): void => void visited.push(location);
  const client = clientWith(read);
  const page = render(
    <MemoryRouter initialEntries={[at]}>
      <Watched onMove={onMove} />
      <QueryClientProvider client={client}>
        <HintProvider>{children}</HintProvider>
        {toasts && <Toaster />}
      </QueryClientProvider>
    </MemoryRouter>,
  );
  /** The address that is shown. */
  const location = (): Location | undefined => visited.at(-1);
  return { ...page, client, location, user: userEvent.setup() };
};
