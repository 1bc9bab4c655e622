import { AlternativesPage, CrmTestPage } from '../../features/staff/index.js';
import { NotFoundRoute } from './not-found-route.js';

/** Whoever is no staff finds no such page. */
export const CrmTestRoute = () => <CrmTestPage strangers={<NotFoundRoute />} />;
export const AlternativesRoute = () => <AlternativesPage strangers={<NotFoundRoute />} />;
