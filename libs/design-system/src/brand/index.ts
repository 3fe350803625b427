export { Mark, Wordmark, type WordmarkProps } from './wordmark';
