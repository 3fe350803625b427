import type { BundledDocument } from './bundle.ts';

type Schema = Readonly<Record<string, unknown>>;

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

/**
 * The objects in successful answers that may hold more than their properties, by schema or operation. Tests of a service check
 * its answers: in a closed object a member that the contract does not have is found.
 */
export function openAnswers(document: BundledDocument): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();

  function visit(schema: Schema, place: string, isClosed = false): void {
    const { $ref: reference, properties = {}, items, additionalProperties, unevaluatedProperties } = schema;
    if (typeof reference === 'string') {
      const key = `${reference} ${isClosed}`;
      if (seen.has(key)) return;
      seen.add(key);
      const name = reference.replace('#/components/schemas/', '');
      return visit(document.components['schemas']?.[name] as Schema, name, isClosed);
    }
    const closesParts = isClosed || unevaluatedProperties === false;
    if ('properties' in schema && additionalProperties === undefined && !closesParts) found.add(place);
    for (const [name, property] of Object.entries(properties as Record<string, Schema>))
      visit(property, `${place}.${name}`);
    for (const nested of [items, additionalProperties]) if (isSchema(nested)) visit(nested, place);
    for (const parts of [schema['allOf'], schema['oneOf'], schema['anyOf']])
      for (const part of (parts ?? []) as Schema[]) visit(part, place, closesParts);
  }

  for (const { operationId, responses } of listOperations(document))
    for (const [status, { content = {} }] of Object.entries(responses))
      if (status.startsWith('2')) for (const { schema } of Object.values(content)) visit(schema, operationId);
  return [...found].sort();
}

/** Without the parameters that the operations of a path share. */
function listOperations({ paths }: BundledDocument): Operation[] {
  return Object.values(paths).flatMap((path) =>
    Object.entries(path as Record<string, Operation>).flatMap(([key, operation]) =>
      key === 'parameters' ? [] : [operation],
    ),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
