import { AlternativesPage, CrmTestPage } from '../../features/staff/index.js';
import { NotFoundRoute } from './not-found-route.js';

/** For anyone who is not staff, no such page exists. */
export const CrmTestRoute = () => <CrmTestPage strangers={<NotFoundRoute />} />;
export const AlternativesRoute = () => <AlternativesPage strangers={<NotFoundRoute />} />;
