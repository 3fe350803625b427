/** A piece of code that a reader copies. The language names the program that runs it: bash, node or python3. */
export interface Snippet {
  readonly language: 'sh' | 'js' | 'python';
  readonly code: string;
}

/** A call of an action as the snippets show it. */
export interface SnippetCall {
  readonly url: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  sh: 'cURL',
  js: 'JavaScript',
  python: 'Python',
  ts: 'TypeScript',
  json: 'JSON',
};
