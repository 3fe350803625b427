import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const WORKSPACE = join(import.meta.dirname, '../..');
const SCHEMA = join(WORKSPACE, 'openapi/generated/schema.d.ts');

/** Type-checks a project as if the generated types read differently. */
function typeErrors(project: string, rewrite: (schema: string) => string): string[] {
  const directory = join(WORKSPACE, project);
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, directory);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => {
    const text = readFile(file);
    return text !== undefined && host.getCanonicalFileName(file) === SCHEMA ? rewrite(text) : text;
  };
  // The base host reads through ts.sys; going through readFile keeps the rewritten schema in one place.
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, target);
  };
  const program = ts.createProgram(fileNames, options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const renameField = (schema: string) => schema.replaceAll('seats_left', 'seats_remaining');

it.each(['mf-workshops', 'services/workshops'])(
  'breaks %s when a field is renamed in the spec',
  { timeout: 120_000 },
  (project) => {
    expect(typeErrors(project, (schema) => schema)).toEqual([]);
    expect(typeErrors(project, renameField).join('\n')).toContain('seats_left');
  },
);
