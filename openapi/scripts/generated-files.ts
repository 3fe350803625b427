import { join } from 'node:path';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundleSpec } from './bundle.ts';
import { generateValidators, validatorTypes } from './validators.ts';

const GENERATED_DIRECTORY = join(import.meta.dirname, '../generated');

/** Everything that is derived from the spec, by file path. Writing and checking share this one list. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const document = bundleSpec();
  // The bundle is a plain JSON document; openapi-typescript validates it while reading.
  const types = await openapiTypescript(document as unknown as OpenAPI3);

  return new Map([
    [join(GENERATED_DIRECTORY, 'validators.js'), generateValidators(document)],
    [join(GENERATED_DIRECTORY, 'validators.d.ts'), validatorTypes()],
    [join(GENERATED_DIRECTORY, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`],
    [join(GENERATED_DIRECTORY, 'schema.d.ts'), astToString(types)],
  ]);
}
