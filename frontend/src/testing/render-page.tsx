import { FACTIONS } from '#game/model/world.js';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { loadFactionContent } from '../crafts/use-faction-content.js';
import { HintProvider } from '../components/tooltip.js';
import { Toaster } from '../features/toasts/index.js';
import { AddressProvider } from '../lib/address.js';
import { createQueryClient } from '../lib/query-client.js';

// A part that waits for its content would be rendered twice.
beforeAll(() => Promise.all(FACTIONS.map(loadFactionContent)));

interface Page {
  /** The player's position in the flow, as in the address. */
  readonly at?: string;
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

/** Renders a part of the client within the application's providers: address, queries, tooltips and toasts. */
export const renderPage = (children: ReactNode, { at = '/', read = [], toasts = true }: Page = {}) => {
  window.history.replaceState(null, '', at);
  const client = clientWith(read);
  const page = render(
    <QueryClientProvider client={client}>
      <AddressProvider>
        <HintProvider>{children}</HintProvider>
      </AddressProvider>
      {toasts && <Toaster />}
    </QueryClientProvider>,
  );
  return { ...page, client, user: userEvent.setup() };
};
