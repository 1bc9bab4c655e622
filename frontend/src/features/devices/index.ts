export { Devices } from './components/devices.js';
