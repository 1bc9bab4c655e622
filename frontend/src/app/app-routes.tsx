import { lazy, Suspense } from 'react';
import { PageLoading } from '../components/states/page-loading.js';
import { usePageScale } from '../features/preferences/index.js';
import { useAddress } from '../lib/address.js';
import { whenOnline } from '../lib/lazy-parts.js';
import { MainRoute } from './routes/main-route.js';

const NotFoundRoute = lazy(
  whenOnline(async () => ({ default: (await import('./routes/not-found-route.js')).NotFoundRoute })),
);

export const AppRoutes = () => {
  usePageScale();
  return useAddress().pathname === '/' ? (
    <MainRoute />
  ) : (
    <Suspense fallback={<PageLoading>Turning the leaf…</PageLoading>}>
      <NotFoundRoute />
    </Suspense>
  );
};
