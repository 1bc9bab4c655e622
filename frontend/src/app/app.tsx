import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../features/toasts/toaster.js';
import { createQueryClient } from '../lib/query-client.js';
import { OfflineNotice } from '../components/states/offline-notice.js';
import { ErrorBoundary } from '../components/states/error-boundary.js';
import { type Theme } from '../themes/theme.js';
import { ThemeProvider } from '../themes/theme-provider.js';
import { AppRoutes } from './app-routes.js';

/** @param theme what the page is first shown in */
export const App = ({ theme }: { readonly theme: Theme }) => {
  const [client] = useState(createQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <ThemeProvider first={theme}>
          <BrowserRouter>
            <OfflineNotice />
            <AppRoutes />
          </BrowserRouter>
          <Toaster />
        </ThemeProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
};
