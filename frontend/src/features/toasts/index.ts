export { dismissToast, toast } from './toast.js';
export { Toaster, loadToasts } from './toaster.js';
