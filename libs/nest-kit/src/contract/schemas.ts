import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { boundedPattern } from './bounded-pattern';
import { document, type JsonSchema } from './document';

const DOCUMENT_ID = 'openapi';

/** As PostgreSQL reads it: Ajv also takes `urn:uuid:…`. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

// Verbose: an error comes with the schema that it broke, which says in words what a pattern demands.
const shared = { strict: false, allErrors: true, verbose: true, useDefaults: true, code: { regExp: boundedPattern } };

/** Checks JSON as it is: request bodies and responses. */
export const compileBody = createCompiler(new Ajv2020({ ...shared, discriminator: true }));

/** Checks text: path, query and header values, which are coerced to the type their schema names. */
export const compileText = createCompiler(new Ajv2020({ ...shared, coerceTypes: 'array' }));

function createCompiler(ajv: Ajv2020): (schema: JsonSchema) => ValidateFunction {
  // The package is CommonJS: its function is the default of the default, depending on who loads it.
  const withFormats: unknown = 'default' in addFormats ? addFormats.default : addFormats;
  (withFormats as (target: Ajv2020) => void)(ajv);
  ajv.addFormat('uuid', UUID);
  ajv.addSchema({ $id: DOCUMENT_ID, components: forAjv(document.components) });
  return (schema) => ajv.compile(absolute(schema) as JsonSchema);
}

function absolute(schema: unknown): unknown {
  return transform(schema, (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#/, `${DOCUMENT_ID}#`) : value,
  );
}

/** Ajv refuses `discriminator.mapping`, which the type generator needs: it is removed when schemas are loaded. */
function forAjv(schema: unknown): unknown {
  return transform(schema, (key, value) => {
    if (key !== 'discriminator' || typeof value !== 'object' || value === null || !('propertyName' in value))
      return value;
    return { propertyName: value.propertyName };
  });
}

function transform(schema: unknown, change: (key: string, value: unknown) => unknown): unknown {
  return JSON.parse(JSON.stringify(schema, change));
}
