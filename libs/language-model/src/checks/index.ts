export { type Claim, type ClaimKind, findUnknownClaims } from './find-claims';
export { type FoundNumber, findNumbers } from './find-numbers';
export { findTextFault, isOtherLanguage, type Material } from './find-text-fault';
export { languageByStopWords } from './language-by-stop-words';
export { hasControls, withoutMarkup } from './markup';
export { parseNumber } from './parse-number';
export { splitLinks } from './split-links';
