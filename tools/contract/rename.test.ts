import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const SCHEMA = join(WORKSPACE, 'openapi/generated/schema.d.ts');
const FIELD = 'seats_left';

/** Checks types of a project as if the generated types read differently. Files are parsed once for all checks. */
function typeChecker(project: string) {
  const directory = join(WORKSPACE, project);
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, directory);
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  const parsed = new Map<string, ts.SourceFile | undefined>();

  /** The type errors in those files of the project that name the field: a rename concerns no others. */
  return (rewrite: (schema: string) => string): string[] => {
    host.getSourceFile = (file, target) => {
      if (host.getCanonicalFileName(file) === SCHEMA)
        return ts.createSourceFile(file, rewrite(ts.sys.readFile(file) ?? ''), target);
      if (!parsed.has(file)) parsed.set(file, parse(file, target));
      return parsed.get(file);
    };
    const program = ts.createProgram(fileNames, options, host);
    return program
      .getSourceFiles()
      .filter(({ fileName, text }) => fileName.startsWith(`${directory}/`) && text.includes(FIELD))
      .flatMap((file) => program.getSemanticDiagnostics(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
}

it.each(['mf-workshops', 'services/workshops'])(
  'breaks %s when a field is renamed in the spec',
  { timeout: 240_000 },
  (project) => {
    const typeErrors = typeChecker(project);
    expect(typeErrors((schema) => schema)).toEqual([]);
    expect(typeErrors((schema) => schema.replaceAll(FIELD, 'seats_remaining')).join('\n')).toContain(FIELD);
  },
);
