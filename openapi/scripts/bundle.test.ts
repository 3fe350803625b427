import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleSpec } from './bundle.ts';
import { generatedFiles } from './generated-files.ts';

function specDirectory(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'spec-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
}

it('turns a reference to a sibling file into one within the bundle', () => {
  const directory = specDirectory({
    'common.yaml': 'components: { schemas: { Problem: { type: object } } }',
    'flow.yaml':
      "paths: { /api/flow/x: { get: { responses: { default: { $ref: './common.yaml#/components/schemas/Problem' } } } } }",
  });

  expect(bundleSpec(directory)).toMatchObject({
    paths: { '/api/flow/x': { get: { responses: { default: { $ref: '#/components/schemas/Problem' } } } } },
    components: { schemas: { Problem: { type: 'object' } } },
  });
});

it('refuses a path that two owners define', () => {
  const directory = specDirectory({ 'a.yaml': 'paths: { /api/x: {} }', 'b.yaml': 'paths: { /api/x: {} }' });

  expect(() => bundleSpec(directory)).toThrow('b.yaml defines /api/x, which another file defines already.');
});

it('gives every operation a unique id, a service, and a problem document for failures', () => {
  const { paths, components } = bundleSpec();
  const operations = Object.values(paths).flatMap((item) => listOperations(item as Record<string, Operation>));
  const responses = (components as { responses: Record<string, object> }).responses;

  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const operation of operations) {
    expect(operation, operation.operationId).toMatchObject({
      'x-service': expect.stringMatching(/^(accounts|actions|flow|marketing|releases|workshops)$/),
    });
    const refusal = operation.responses.default.$ref.replace('#/components/responses/', '');
    expect(responses[refusal], operation.operationId).toMatchObject({
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
  }
});

it('has generated files that match the spec', async () => {
  for (const [file, content] of await generatedFiles()) expect(readFileSync(file, 'utf8') === content, file).toBe(true);
});

/** A path may hold parameters that its operations share. */
function listOperations(path: Readonly<Record<string, Operation>>): Operation[] {
  return Object.entries(path).flatMap(([key, operation]) => (key === 'parameters' ? [] : [operation]));
}

interface Operation {
  operationId: string;
  responses: { default: { $ref: string } };
}
