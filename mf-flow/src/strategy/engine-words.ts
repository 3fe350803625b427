const EMBEDDED = /^embedded@(?<version>.+)$/;

/** What did the work: 'built-in rules, version 2, without a language model', or the name of the model. */
export function engineWords(engine: string): string {
  const version = EMBEDDED.exec(engine)?.groups?.['version'];
  return version === undefined
    ? `the language model ${engine}`
    : `built-in rules, version ${version}, without a language model`;
}
