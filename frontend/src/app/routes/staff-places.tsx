import { lazy } from 'react';
import { RecordPage, type StaffPlace } from '../../features/staff-console/index.js';
import { whenOnline } from '../../lib/lazy-parts.js';

const FindPage = lazy(
  whenOnline(async () => ({ default: (await import('../../features/staff-people/index.js')).FindPage })),
);
const PersonPage = lazy(
  whenOnline(async () => ({ default: (await import('../../features/staff-people/index.js')).PersonPage })),
);
const ReplayPage = lazy(
  whenOnline(async () => ({ default: (await import('../../features/staff-replay/index.js')).ReplayPage })),
);
const AnalyticsPage = lazy(
  whenOnline(async () => ({ default: (await import('../../features/staff-analytics/index.js')).AnalyticsPage })),
);

/** The pages of the console: the first whose path fits is shown; what it matched is given to the page. */
export const STAFF_PLACES: readonly StaffPlace[] = [
  { at: /^\/staff(?:\/find)?$/, link: { to: '/staff/find', name: 'Find' }, page: () => <FindPage /> },
  { at: /^\/staff\/people\/([^/]+)$/, link: null, page: (id = '') => <PersonPage userId={id} /> },
  { at: /^\/staff\/record$/, link: { to: '/staff/record', name: 'Record' }, page: () => <RecordPage /> },
  { at: /^\/staff\/sessions\/([^/]+)$/, link: null, page: (id = '') => <ReplayPage sessionId={id} /> },
  {
    at: /^\/staff\/analytics(?:\/([a-z-]+))?$/,
    link: { to: '/staff/analytics', name: 'Analytics' },
    page: (figure) => <AnalyticsPage place={figure} />,
  },
];
