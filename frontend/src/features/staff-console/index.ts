export { reasonHeader } from './api/reason-header.js';
export { ActList } from './components/act-list.js';
export { Entries, Entry } from './components/entry.js';
export { RecordPage } from './components/record-page.js';
export { ShowWords } from './components/show-words.js';
export { StaffConsole } from './components/staff-console.js';
export { StaffLeaf } from './components/staff-leaf.js';
