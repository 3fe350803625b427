export { Mark, Wordmark } from './wordmark';
