import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { PageLoading } from '../../components/states/page-loading.js';
import { RecordPage, StaffConsole } from '../../features/staff-console/index.js';
import { whenOnline } from '../../lib/lazy-parts.js';
import { NotFoundRoute } from './not-found-route.js';
import { RouteErrors } from './route-errors.js';

const inFrame = (Page: ComponentType) => (
  <RouteErrors>
    <Suspense fallback={<PageLoading>Turning the leaf…</PageLoading>}>
      <Page />
    </Suspense>
  </RouteErrors>
);
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  element: inFrame(lazy(whenOnline(async () => ({ default: await load() })))),
});

/** Entries in the console's list of pages. Links on these pages lead to the other pages. */
const LINKS = [
  { to: '/staff/find', name: 'Find' },
  { to: '/staff/record', name: 'Record' },
  { to: '/staff/analytics', name: 'Analytics' },
  { to: '/staff/integrations', name: 'Integrations' },
];

const integrations = () => import('../../features/staff-integrations/index.js');
const INTEGRATION_ROUTES: RouteObject[] = [
  { index: true, element: <Navigate to="/staff/integrations/endpoints" replace /> },
  page('endpoints', async () => (await integrations()).EndpointsPage),
  page('endpoints/:id', async () => (await integrations()).EndpointPage),
  page('keys', async () => (await integrations()).KeysPage),
  page('dead-letters', async () => (await integrations()).DeadLettersPage),
  page('inbound-calls', async () => (await integrations()).InboundCallsPage),
  page('crm', async () => (await integrations()).CrmPage),
];

const STAFF_ROUTES: RouteObject[] = [
  {
    element: <StaffConsole links={LINKS} strangers={<NotFoundRoute />} />,
    children: [
      { index: true, element: <Navigate to="/staff/find" replace /> },
      page('find', async () => (await import('../../features/staff-people/index.js')).FindPage),
      page('people/:userId', async () => (await import('../../features/staff-people/index.js')).PersonPage),
      { path: 'record', element: inFrame(RecordPage) },
      page('sessions/:sessionId', async () => (await import('../../features/staff-replay/index.js')).ReplayPage),
      page('analytics/:figure?', async () => (await import('../../features/staff-analytics/index.js')).AnalyticsPage),
      { path: 'integrations', children: INTEGRATION_ROUTES },
    ],
  },
  { path: '*', element: <NotFoundRoute /> },
];

/** /staff and all below it. For anyone who is not staff, no such page exists. */
export const StaffConsoleRoute = () => useRoutes(STAFF_ROUTES);
