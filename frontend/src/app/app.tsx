import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Toaster } from '../features/toasts/toaster.js';
import { createQueryClient } from '../lib/query-client.js';
import { OfflineNotice } from '../components/states/offline-notice.js';
import { ErrorBoundary } from '../components/states/error-boundary.js';
import { AppRoutes } from './app-routes.js';

export const App = () => {
  const [client] = useState(createQueryClient);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <OfflineNotice />
          <AppRoutes />
        </BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  );
};
