import { parse } from 'yaml';

/**
 * Adds paths and schemas to an owner's OpenAPI file as text, so that everything else stays as its people wrote it.
 *
 * @throws Error when the file has no `paths` followed by other sections with `schemas`: another form than the generator knows.
 */
export function withOperations(
  spec: string,
  { paths, schemas }: { readonly paths: string; readonly schemas: string },
): string {
  const lines = spec.split('\n');
  const afterPaths = lines.findIndex((line, index) => index > lines.indexOf('paths:') && /^\S/.test(line));
  const withPaths = lines.toSpliced(afterPaths, 0, ...splitLines(paths));
  const extended = withPaths.toSpliced(endOfSchemas(withPaths), 0, ...splitLines(schemas)).join('\n');
  parse(extended); // throws in words when the text does not fit
  return extended;
}

/** The line after the last schema. */
function endOfSchemas(lines: readonly string[]): number {
  const start = lines.indexOf('  schemas:');
  if (start < 0) throw new Error('The spec has no "  schemas:" to add to.');
  const next = lines.findIndex((line, index) => index > start && /^ {0,2}\S/.test(line));
  return next < 0 ? lines.findLastIndex((line) => line.trim() !== '') + 1 : next;
}

function splitLines(text: string): string[] {
  return text.trimEnd().split('\n');
}
