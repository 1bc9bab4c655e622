export { reportVisit } from './report-visit.js';
