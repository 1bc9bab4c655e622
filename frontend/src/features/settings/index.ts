export { LazySettings } from './components/lazy-settings.js';
