export { token, type Tokens } from './token';
export { contrast } from './contrast';
export { media } from './media';
export { scrollEdges } from './scroll-edges';
export { surface } from './surface';
