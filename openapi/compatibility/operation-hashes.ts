import { createHash } from 'node:crypto';
import type { ContractSlice, OperationContract, Schemas } from './contract-slice.ts';
import { references } from './plain-schema.ts';

/** A hash of each operation's contract: the same hash means that nothing of it changed. */
export function operationHashes({ operations, schemas }: ContractSlice): Record<string, string> {
  const ids = Object.keys(operations).sort();
  return Object.fromEntries(
    ids.flatMap((id) => {
      const operation = operations[id];
      return operation ? [[id, hash({ operation, schemas: used(operation, schemas) })]] : [];
    }),
  );
}

function used(operation: OperationContract, schemas: Schemas): Schemas {
  const names = new Set(references(operation));
  for (const name of names) for (const further of references(schemas[name])) names.add(further);
  return Object.fromEntries([...names].map((name) => [name, schemas[name] ?? true]));
}

function hash(content: object): string {
  return createHash('sha256').update(canonical(content)).digest('hex').slice(0, 16);
}

/** Keys in order; lists whose order says nothing are sorted, too. */
function canonical(content: object): string {
  return JSON.stringify(content, (keyword, value: unknown) => {
    if (Array.isArray(value) && ['required', 'enum', 'type'].includes(keyword))
      return value.map((item) => JSON.stringify(item)).toSorted();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
