export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  sh: 'cURL',
  js: 'JavaScript',
  python: 'Python',
  ts: 'TypeScript',
  json: 'JSON',
};
