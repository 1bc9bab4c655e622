import { StaffConsole } from '../../features/staff-console/index.js';
import { NotFoundRoute } from './not-found-route.js';
import { STAFF_PLACES } from './staff-places.js';

/** /staff and all below it. Whoever is no staff finds no such page. */
export const StaffConsoleRoute = () => <StaffConsole places={STAFF_PLACES} strangers={<NotFoundRoute />} />;
