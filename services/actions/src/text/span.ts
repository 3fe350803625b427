// Shared with the router, which runs in browsers too.
export { onOneLine, overlaps, type Span, type TextRange, trimmedSpan } from '@declic/action-router/text';
