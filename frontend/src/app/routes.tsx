import { type ComponentType, lazy, Suspense } from 'react';
import { type RouteObject } from 'react-router-dom';
import { PageLoading } from '../components/states/page-loading.js';
import { whenOnline } from '../lib/lazy-parts.js';
import { MainRoute } from './routes/main-route.js';
import { RouteErrors } from './routes/route-errors.js';

type Load = () => Promise<ComponentType>;

/** The route of a page that is loaded when it is opened; an error in it leaves the rest of the client alone. */
const page = (path: string, load: Load): RouteObject => {
  const Page = lazy(whenOnline(async () => ({ default: await load() })));
  return {
    path,
    element: (
      <RouteErrors>
        <Suspense fallback={<PageLoading>Turning the leaf…</PageLoading>}>
          <Page />
        </Suspense>
      </RouteErrors>
    ),
  };
};

/** All addresses of the client. '/' is prerendered, so it is not loaded separately; /staff defines its own routes. */
export const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: (
      <RouteErrors>
        <MainRoute />
      </RouteErrors>
    ),
  },
  page('/forgot-password', async () => (await import('../features/account-pages/index.js')).ForgotPasswordPage),
  page('/reset-password', async () => (await import('../features/account-pages/index.js')).ResetPasswordPage),
  page('/confirm-email', async () => (await import('../features/account-pages/index.js')).ConfirmEmailPage),
  page('/subscription', async () => (await import('../features/subscription/index.js')).SubscriptionPage),
  page('/chronicle', async () => (await import('../features/chronicle/index.js')).ChroniclePage),
  page('/shared', async () => (await import('./routes/shared-route.js')).SharedRoute),
  page('/embed', async () => (await import('../features/embed/index.js')).EmbedPage),
  page('/embed/play', async () => (await import('./routes/embedded-game-route.js')).EmbeddedGameRoute),
  page('/test-ghl', async () => (await import('./routes/staff-routes.js')).CrmTestRoute),
  page('/ghl-alternatives', async () => (await import('./routes/staff-routes.js')).AlternativesRoute),
  page('/staff/*', async () => (await import('./routes/staff-console-route.js')).StaffConsoleRoute),
  page('*', async () => (await import('./routes/not-found-route.js')).NotFoundRoute),
];
