export { ProgressBar } from './progress-bar';
export { Spinner } from './spinner';
