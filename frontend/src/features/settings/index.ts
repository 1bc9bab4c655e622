export { SettingsDialog, loadSettings } from './components/settings-dialog.js';
