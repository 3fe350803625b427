import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../../openapi/generated/openapi.json' with { type: 'json' };

/** What a file may hold: a whole workshop, or what is to change of one. */
export type FileKind = 'NewSession' | 'SessionChange';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
// The package is CommonJS: its function is the default of the default, depending on who loads it.
const withFormats = ('default' in addFormats ? addFormats.default : addFormats) as unknown as (target: Ajv2020) => void;
withFormats(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

const VALIDATORS: Readonly<Record<FileKind, () => ValidateFunction>> = {
  NewSession: once('NewSession'),
  SessionChange: once('SessionChange'),
};

/** Checks by the contract that the service has. */
export function findValidator(kind: FileKind): ValidateFunction {
  return VALIDATORS[kind]();
}

/** Compiled when it is needed, which takes a second, and once. */
function once(kind: FileKind): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile({ $ref: `contract#/components/schemas/${kind}` }));
}

export function listFields(kind: FileKind): string[] {
  return Object.keys(contract.components.schemas[kind].properties);
}
