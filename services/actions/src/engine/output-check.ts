import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** An action answered something else than it promises. The caller gets the credits back. */
export class InvalidOutputError extends Error {}

const ajv = new Ajv2020({ strict: false, allErrors: false });

/** A function that lets a result of the promised form through. Compiled when it is first needed: there are hundreds of actions. */
export function compileOutput(slug: string, schema: Readonly<Record<string, unknown>>) {
  let validate: ValidateFunction | undefined;
  return (result: Record<string, unknown>): Record<string, unknown> => {
    validate ??= ajv.compile(schema);
    if (!validate(result)) throw new InvalidOutputError(`${slug}: ${ajv.errorsText(validate.errors)}`);
    return result;
  };
}
