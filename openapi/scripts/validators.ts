import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { BundledDocument } from './bundle.ts';

/** What pages check at run time: the composition, which the edge writes into the HTML as JSON. */
const VALIDATED = { isCompositionId: 'CompositionId', isPageRemote: 'PageRemote' } as const;

/** A module of functions that say whether a value fits a schema of the contract. They need no library, and no `eval`. */
export function generateValidators({ components }: Pick<BundledDocument, 'components'>): string {
  const ajv = new Ajv({
    strict: false, // OpenAPI has keywords of its own: `discriminator`, `x-pattern-message`
    logger: false,
    unicode: false, // lengths are counted in code units, which needs no helper from the library
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addSchema({ $id: 'contract', components: openToNewFields(components) });
  for (const [name, schema] of Object.entries(VALIDATED)) {
    ajv.addSchema({ $id: name, $ref: `contract#/components/schemas/${schema}` });
  }
  const names = Object.fromEntries(Object.keys(VALIDATED).map((name) => [name, name]));
  return withoutErrors(standalone(ajv, names));
}

/** Their types, as guards. */
export function validatorTypes(): string {
  const guards = Object.entries(VALIDATED).map(
    ([name, schema]) => `export declare function ${name}(value: unknown): value is components['schemas']['${schema}'];`,
  );
  return ["import type { components } from './schema';", '', ...guards, ''].join('\n');
}

/** A page that stays open meets the answers of later versions, which may say more. */
function openToNewFields(components: BundledDocument['components']): BundledDocument['components'] {
  return JSON.parse(JSON.stringify(components), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  ) as BundledDocument['components']; // a copy without one keyword
}

/** The pages only ask whether a value fits, and each description of a fault is downloaded by every visitor. */
function withoutErrors(code: string): string {
  return code.replace(/^(validate\d+\.errors) = \[\{.*\}\];$/gm, '$1 = [0];'); // counted by the callers
}
