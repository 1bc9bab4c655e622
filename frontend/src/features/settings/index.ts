export { LazySettings, loadSettings } from './components/lazy-settings.js';
