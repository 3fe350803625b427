import type { Contents, ContractSlice, OperationContract, Parameter, Schema, Schemas } from './contract-slice.ts';
import { references, withoutNotes } from './plain-schema.ts';

type Node = Readonly<Record<string, unknown>>;

/** The bundled OpenAPI document, as far as this reads it. */
export interface ContractDocument {
  readonly paths: object;
  readonly components: object;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads operations of a document, and the schemas that they refer to. Ids that it lacks are left out; without ids, all are read. */
export function readContract(document: ContractDocument, ids?: readonly string[]): ContractSlice {
  const operations: Record<string, OperationContract> = {};
  for (const [path, item] of Object.entries(document.paths as Record<string, Node>))
    for (const method of METHODS) {
      const operation = item[method] as Node | undefined;
      const id = operation?.['operationId'];
      if (operation && typeof id === 'string' && (ids?.includes(id) ?? true))
        operations[id] = readOperation(document, { method, path, item, operation });
    }
  const { schemas = {} } = document.components as { schemas?: Schemas };
  return { operations, schemas: closure(operations, schemas) };
}

interface Place {
  readonly method: string;
  readonly path: string;
  readonly item: Node;
  readonly operation: Node;
}

function readOperation(document: ContractDocument, { method, path, item, operation }: Place): OperationContract {
  const parameters = [...list(item['parameters']), ...list(operation['parameters'])].map((it) => follow(document, it));
  const body = operation['requestBody'] ? follow(document, operation['requestBody'] as Node) : null;
  const answers = Object.entries((operation['responses'] ?? {}) as Record<string, Node>)
    .filter(([status]) => /^[23]/.test(status))
    .map(([status, answer]) => [status, readContents(follow(document, answer))]);
  return {
    service: String(operation['x-service']),
    ...{ method: method.toUpperCase(), path },
    access: [...new Set(list(operation['security']).flatMap((scheme) => Object.keys(scheme)))].sort(),
    parameters: parameters.map(readParameter),
    body: body && { required: body['required'] === true, contents: readContents(body) },
    answers: Object.fromEntries(answers) as OperationContract['answers'],
  };
}

function readParameter(parameter: Node): Parameter {
  return {
    in: String(parameter['in']),
    name: String(parameter['name']),
    required: parameter['required'] === true,
    schema: withoutNotes((parameter['schema'] ?? true) as Schema),
  };
}

function readContents({ content = {} }: Node): Contents {
  const types = Object.entries(content as Record<string, { schema?: Schema }>);
  return Object.fromEntries(types.map(([type, { schema = true }]) => [type, withoutNotes(schema)]));
}

function closure(operations: object, all: Schemas): Schemas {
  const found: Record<string, Schema> = {};
  const waiting = references(operations);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name in found) continue;
    const schema = withoutNotes(all[name] ?? true);
    found[name] = schema;
    waiting.push(...references(schema));
  }
  return Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** References to anything but a schema are followed here; the contract's own lint refuses those that lead nowhere. */
function follow(document: ContractDocument, node: Node): Node {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return node;
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((part, step) => (part as Node)[step], document) as Node;
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}
