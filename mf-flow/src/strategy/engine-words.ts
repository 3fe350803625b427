const NAMES = /^(?<kind>embedded|workflow)@(?<rest>.+)$/;

/** What did the work, in few words: 'built-in rules v2', 'the workflow at flows.example', 'the language model …'. */
export function engineName(engine: string): string {
  const { kind, rest } = NAMES.exec(engine)?.groups ?? {};
  if (kind === 'embedded') return `built-in rules v${rest}`;
  return kind === 'workflow' ? `the workflow at ${rest}` : `the language model ${engine}`;
}

/** The same, and whether a language model had a part in it where the name does not say so. */
export function engineWords(engine: string): string {
  return engine.startsWith('embedded@') ? `${engineName(engine)}, without a language model` : engineName(engine);
}
