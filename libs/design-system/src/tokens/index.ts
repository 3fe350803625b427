export { token, type Tokens } from './token';
export { media } from './media';
