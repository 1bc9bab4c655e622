export { reasonHeader } from './api/reason-header.js';
export { RecordPage } from './components/record-page.js';
export { StaffConsole, type StaffPlace } from './components/staff-console.js';
export { StaffLeaf } from './components/staff-leaf.js';
