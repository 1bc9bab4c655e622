import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Toaster } from '../features/toasts/index.js';
import { createQueryClient } from '../lib/query-client.js';
import { OfflineBanner } from '../components/states/offline-banner.js';
import { ErrorBoundary } from '../components/states/error-boundary.js';
import { TornLeaf } from '../components/states/torn-leaf.js';
import { type Light } from '../drawing/light.js';
import { type Theme } from '../crafts/theme.js';
import { ThemeProvider } from '../crafts/theme-provider.js';
import { AppRoutes } from './app-routes.js';

interface AppProps {
  /** The theme of the first render. */
  readonly theme: Theme;
  /** The light of a prerendered page. */
  readonly written?: Light;
}

/** The client below its router. */
export const App = ({ theme, written }: AppProps) => {
  const [client] = useState(createQueryClient);
  return (
    <ErrorBoundary place="" errorElement={TornLeaf}>
      <QueryClientProvider client={client}>
        <ThemeProvider first={theme} written={written}>
          <OfflineBanner />
          <AppRoutes />
          <Toaster />
        </ThemeProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
};
