export { ToastRegion } from './toast-region';
/** Says what just happened. `toast.success(title, { description })` and its siblings. */
export { toast } from 'sonner';
