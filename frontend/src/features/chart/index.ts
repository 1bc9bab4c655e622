export { WaysList } from './components/ways-list.js';
export { LazyChart, LazyStillChart, loadChart } from './lazy-chart.js';
export { knownFrom, seenFrom } from './seen-from.js';
export { loadMarks } from './view/load-marks.js';
export { useSurveyAhead } from './use-survey-ahead.js';
