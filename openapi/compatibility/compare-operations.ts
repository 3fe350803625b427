import type { Contents, ContractSlice, OperationContract, Parameter, Schemas } from './contract-slice.ts';
import { schemaFaults } from './compare-schemas.ts';

/** The contract that a client was built with, and the one that it meets. */
interface Pair {
  readonly before: Schemas;
  readonly now: Schemas;
}

/**
 * Why a client that was built with the contract `before` cannot call an operation of the contract `now`, one sentence each; empty when
 * it can, and a sentence where `before` cannot be read: it comes from the client. Compatible are new optional members of requests, new members of answers, wider limits of requests, and fewer credentials.
 */
export function operationFaults(id: string, before: ContractSlice, now: ContractSlice): string[] {
  const [earlier, present] = [before.operations[id], now.operations[id]];
  if (!present) return ['It is gone.'];
  if (!earlier) return ['It is not known which contract it was built with.'];
  try {
    return [...new Set(compare(earlier, present, { before: before.schemas, now: now.schemas }))];
  } catch {
    return ['The contract that it was built with cannot be read.'];
  }
}

function compare(earlier: OperationContract, present: OperationContract, schemas: Pair): string[] {
  return [
    ...addressFaults(earlier, present),
    ...accessFaults(earlier, present),
    ...parameterFaults(earlier, present, schemas),
    ...bodyFaults(earlier, present, schemas),
    ...answerFaults(earlier, present, schemas),
  ];
}

function addressFaults(before: OperationContract, now: OperationContract): string[] {
  const address = ({ method, path }: OperationContract) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
  return address(before) === address(now)
    ? []
    : [`It moved from ${before.method} ${before.path} to ${now.method} ${now.path}.`];
}

function accessFaults({ access: before }: OperationContract, { access: now }: OperationContract): string[] {
  const isAllowed = now.length === 0 || (before.length > 0 && before.every((name) => now.includes(name)));
  return isAllowed ? [] : [`It needs other credentials: ${now.join(' or ')}.`];
}

function parameterFaults(
  before: OperationContract,
  now: OperationContract,
  { before: written, now: read }: Pair,
): string[] {
  const [sent, taken] = [named(before), named(now)];
  const added = [...taken].filter(([key, { required }]) => required && !sent.get(key)?.required);
  return [
    ...added.map(([key]) => `${key} is required.`),
    ...[...sent].flatMap(([key, { schema }]) => {
      const parameter = taken.get(key);
      if (!parameter) return [`${key} is not taken any more.`];
      return schemaFaults({ schema, schemas: written }, { schema: parameter.schema, schemas: read }, 'request', key);
    }),
  ];
}

/** Parameters of the path have no names in an address, so they are compared by their place. */
function named({ path, parameters }: OperationContract): Map<string, Parameter> {
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((parameter) => [
      `${parameter.in}.${parameter.in === 'path' ? places.indexOf(parameter.name) : parameter.name}`,
      parameter,
    ]),
  );
}

function bodyFaults(before: OperationContract, now: OperationContract, { before: written, now: read }: Pair): string[] {
  if (!before.body) return now.body?.required ? ['The body is required.'] : [];
  const { body } = now;
  if (!body) return ['The body is not taken any more.'];
  const optional = body.required && !before.body.required ? ['The body is required.'] : [];
  return [
    ...optional,
    ...Object.entries(before.body.contents).flatMap(([type, schema]) => {
      const reader = body.contents[type];
      if (reader === undefined) return [`The body is not taken as ${type} any more.`];
      return schemaFaults({ schema, schemas: written }, { schema: reader, schemas: read }, 'request', 'body');
    }),
  ];
}

function answerFaults(before: OperationContract, now: OperationContract, schemas: Pair): string[] {
  return Object.entries(now.answers).flatMap(([status, contents]) => {
    const known = before.answers[status];
    return known ? contentFaults(status, known, contents, schemas) : [`It may answer ${status}.`];
  });
}

function contentFaults(status: string, known: Contents, contents: Contents, { before, now }: Pair): string[] {
  if (Object.keys(contents).length === 0 && Object.keys(known).length > 0) return [`${status} has no body any more.`];
  return Object.entries(contents).flatMap(([type, schema]) => {
    const reader = known[type];
    if (reader === undefined) return [`${status} may be ${type}.`];
    return schemaFaults({ schema, schemas: now }, { schema: reader, schemas: before }, 'answer', status);
  });
}
