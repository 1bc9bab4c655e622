import { SharedPage } from '../../features/chronicle/index.js';
import { NotFoundRoute } from './not-found-route.js';

/** A link that leads nowhere, or no longer, is a page that does not exist. */
export const SharedRoute = () => <SharedPage strangers={<NotFoundRoute />} />;
