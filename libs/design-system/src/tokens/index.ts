export { token, type Tokens } from './token';
export { contrast } from './contrast';
export { focusRing } from './focus-ring';
export { media } from './media';
export { scrollEdges } from './scroll-edges';
export { surface } from './surface';
