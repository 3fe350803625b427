import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** An action answered something else than it promises. The caller gets the credits back. */
export class InvalidOutputError extends Error {}

const ajv = new Ajv2020({ strict: false, allErrors: false });
// The package is CommonJS: its function is the default of the default, depending on who loads it.
const withFormats: unknown = 'default' in addFormats ? addFormats.default : addFormats;
(withFormats as (target: Ajv2020) => void)(ajv);

/** A function that refuses a result of another form than the promised. Compiled when it is first needed: there are hundreds of actions. */
export function compileOutput(slug: string, schema: Readonly<Record<string, unknown>>) {
  let validate: ValidateFunction | undefined;
  return (result: Readonly<Record<string, unknown>>): void => {
    validate ??= ajv.compile(schema);
    if (!validate(result)) throw new InvalidOutputError(`${slug}: ${ajv.errorsText(validate.errors)}`);
  };
}
