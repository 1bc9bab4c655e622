export { DeleteAccount } from './components/delete-account.js';
export { ExportButton } from './components/export-button.js';
