import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** An action answered something else than it promises. The caller gets the credits back. */
class InvalidOutputError extends Error {}

const ajv = new Ajv2020({ strict: false, allErrors: false });
// The package is CommonJS: its function is the default of the default, depending on who loads it.
const withFormats: unknown = 'default' in addFormats ? addFormats.default : addFormats;
(withFormats as (target: Ajv2020) => void)(ajv);

/** A function that refuses a result of another form than the promised. Compiled when it is first needed: there are hundreds of actions. */
export function compileOutput(slug: string, schema: Readonly<Record<string, unknown>>) {
  let check: ReturnType<typeof compileSchema> | undefined;
  return (result: Readonly<Record<string, unknown>>): void => {
    check ??= compileSchema(schema);
    const fault = check(result);
    if (fault !== null) throw new InvalidOutputError(`${slug}: ${fault}`);
  };
}

/** A function that says what is wrong with a value, or null. */
export function compileSchema(schema: Readonly<Record<string, unknown>>): (value: unknown) => string | null {
  return compileBy(ajv, schema);
}

/**
 * The same for a schema of one request, which we wrote ourselves. An Ajv keeps the schema and the code of each validator as long as
 * it lives, also after `removeSchema`: this one goes with its validator.
 */
export function compileRequestSchema(schema: Readonly<Record<string, unknown>>): (value: unknown) => string | null {
  return compileBy(new Ajv2020({ strict: false, meta: false, validateSchema: false }), schema);
}

function compileBy(compiler: Ajv2020, schema: Readonly<Record<string, unknown>>): (value: unknown) => string | null {
  const validate = compiler.compile(schema);
  return (value) => (validate(value) ? null : compiler.errorsText(validate.errors));
}
