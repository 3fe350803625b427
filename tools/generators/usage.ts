/** What each generator is given, in this order. */
const GENERATORS: Readonly<Record<string, readonly string[]>> = {
  remote: ['name'],
  feature: ['remote', 'capability'],
  module: ['service', 'noun'],
  action: ['group', 'slug'],
  migration: ['service', 'name'],
  function: ['service', 'name'],
};

/** What is wrong with a command line, in words; undefined when a generator can be asked. */
export function usageProblem(what: string, args: readonly string[]): string | undefined {
  const expected = GENERATORS[what];
  if (expected === undefined)
    return `${what ? `There is no generator "${what}".` : 'What shall be generated?'} Use one of:\n${usages()}`;
  const given = args.filter((arg) => !arg.startsWith('--'));
  return given.length === expected.length || args.includes('--help') ? undefined : `Use: ${usage(what, expected)}`;
}

function usages(): string {
  return Object.entries(GENERATORS)
    .map(([what, names]) => `  ${usage(what, names)}`)
    .join('\n');
}

function usage(what: string, names: readonly string[]): string {
  return `npm run generate -- ${what} ${names.map((name) => `<${name}>`).join(' ')} [--dry-run]`;
}
