export { appendText } from './append-text';
export { bottomOf, type Box, centerOf, rightOf, roundBox, findUnion } from './box';
export { foldText } from './fold-text';
export { linesInReadingOrder } from './page-columns';
export { findRepeatedMargins, isPageMargin } from './page-margins';
export { toFlowingText } from './to-flowing-text';
export { type Cell, type LaidOutPage, type Line, type Run, toLines } from './to-lines';
