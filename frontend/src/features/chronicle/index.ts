export { ChroniclePage } from './components/chronicle-page.js';
export { SharedPage } from './components/shared-page.js';
