export { CalendarLine } from './components/calendar-line.js';
export { SagaPanel } from './components/saga-panel.js';
