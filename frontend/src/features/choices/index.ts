export { ActionsPanel } from './components/actions-panel.js';
export { ChoiceList } from './components/choice-list.js';
