export { LazyConfirmBanner } from './lazy-confirm-banner.js';
