/** Names of people with their feminine forms: "archivero" is also "archivera", "auditor" also "auditora". */
export function withFeminines(words: string): string {
  const feminine = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => HAS_FEMININE.test(word))
    .map((word) => word.replace(/o?$/, 'a'));
  return [words, ...feminine].join(', ');
}

/** "música", "técnica" and "carga" name things. */
const HAS_FEMININE = /^(?!cargo$)\w+(?:(?<!ic)o|or)$/;
