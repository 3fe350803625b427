export { toCurl } from './curl';
export { toJavaScript } from './javascript';
export { toMcp } from './mcp';
export { toN8n } from './n8n';
export { toPython } from './python';
export { toSdk } from './sdk';
export type { Snippet, SnippetCall, SnippetLanguage, SnippetRequest } from './snippet';
