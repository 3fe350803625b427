export { findEmails, findUrls } from './find-links';
export { isLanguage, type Language, LANGUAGES } from './languages';
export { onOneLine, overlaps, type Span, type TextRange, trimmedSpan } from './span';
export { isStopWord } from './stop-words';
export { countWords, foldAccents, splitWords, type Word } from './words';
