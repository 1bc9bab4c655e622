export { default } from '../default/ending.js';
