export { token, type Tokens } from './token';
export { media } from './media';
export type { ColorName } from './palette';
