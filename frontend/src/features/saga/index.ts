export { calendarLine } from './domain/saga-words.js';
export { CalendarLine } from './components/calendar-line.js';
export { OathBand } from './components/oath-band.js';
export { OathGlance } from './components/oath-glance.js';
export { SagaPanel } from './components/saga-panel.js';
export { useOathFold } from './use-oath-fold.js';
