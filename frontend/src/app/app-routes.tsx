import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PageLoading } from '../components/states/page-loading.js';
import { usePageScale } from '../features/preferences/index.js';
import { isEmbedded, useAddress } from '../lib/address.js';
import { whenOnline } from '../lib/lazy-parts.js';
import { MainRoute } from './routes/main-route.js';

const page = (load: () => Promise<ComponentType>) => lazy(whenOnline(async () => ({ default: await load() })));

const NotFoundRoute = page(async () => (await import('./routes/not-found-route.js')).NotFoundRoute);
const ForgotPasswordPage = page(async () => (await import('../features/account-pages/index.js')).ForgotPasswordPage);
const ResetPasswordPage = page(async () => (await import('../features/account-pages/index.js')).ResetPasswordPage);
const ConfirmEmailPage = page(async () => (await import('../features/account-pages/index.js')).ConfirmEmailPage);
const SubscriptionPage = page(async () => (await import('../features/subscription/index.js')).SubscriptionPage);

const ChroniclePage = page(async () => (await import('../features/chronicle/index.js')).ChroniclePage);
const SharedRoute = page(async () => (await import('./routes/shared-route.js')).SharedRoute);
const EmbedPage = page(async () => (await import('../features/embed/index.js')).EmbedPage);
const EmbeddedGame = page(async () => (await import('../features/embed/index.js')).EmbeddedGame);
const CrmTestRoute = page(async () => (await import('./routes/staff-routes.js')).CrmTestRoute);
const StaffConsoleRoute = page(async () => (await import('./routes/staff-console-route.js')).StaffConsoleRoute);
const AlternativesRoute = page(async () => (await import('./routes/staff-routes.js')).AlternativesRoute);

/** The pages beside the game, by address; each is loaded when it is opened. */
const PAGES: ReadonlyMap<string, ReactNode> = new Map([
  ['/forgot-password', <ForgotPasswordPage />],
  ['/reset-password', <ResetPasswordPage />],
  ['/confirm-email', <ConfirmEmailPage />],
  ['/subscription', <SubscriptionPage />],
  ['/chronicle', <ChroniclePage />],
  ['/shared', <SharedRoute />],
  ['/embed', <EmbedPage />],
  ['/test-ghl', <CrmTestRoute />],
  ['/ghl-alternatives', <AlternativesRoute />],
]);

const isConsole = (pathname: string): boolean => /^\/staff(\/|$)/.test(pathname);

export const AppRoutes = () => {
  usePageScale();
  const { pathname } = useAddress();
  if (pathname === '/')
    return (
      <>
        <MainRoute />
        {isEmbedded() && (
          <Suspense fallback={null}>
            <EmbeddedGame />
          </Suspense>
        )}
      </>
    );
  return (
    <Suspense fallback={<PageLoading>Turning the leaf…</PageLoading>}>
      {isConsole(pathname) ? <StaffConsoleRoute /> : (PAGES.get(pathname) ?? <NotFoundRoute />)}
    </Suspense>
  );
};
