import type { ValidateFunction } from 'ajv/dist/2020.js';
import {
  document,
  HTTP_METHODS,
  type HttpMethod,
  type OperationObject,
  type ParameterObject,
  resolve,
} from './document';
import { compileBody, compileText } from './schemas';

/** Who may call an operation, as its `security` says. */
export type Access = 'public' | 'session' | 'api-key';

/** The three places that carry text. */
export type TextPlace = 'path' | 'query' | 'header';

/** One operation of the contract, ready to be routed and checked. Validators are compiled when they are first needed. */
export interface Operation {
  readonly id: string;
  readonly service: string;
  readonly method: HttpMethod;
  /** The path as the router writes it: `/v1/actions/:slug`. */
  readonly path: string;
  /** The first success status; a handler sends it unless it says otherwise. */
  readonly status: number;
  /** All that are named, also those of refusals with an answer of their own. */
  readonly statuses: readonly number[];
  readonly access: Access;
  readonly bodyRequired: boolean;
  /** The media types that its body may have. */
  readonly bodyTypes: readonly string[];
  bodyValidator(): ValidateFunction | undefined;
  textValidator(place: TextPlace): ValidateFunction | undefined;
  /** The media types that an answer of this status may have. */
  responseTypes(status: number): readonly string[];
  responseValidator(status: number): ValidateFunction | undefined;
}

/** The media types of bodies that this layer reads; a form is validated by the same schema as JSON. */
export const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** Every operation of the contract by its id. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  readOperations().map((operation) => [operation.id, operation]),
);

/** The operation with this id. */
export function getOperation(id: string): Operation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The OpenAPI document has no operation "${id}".`);
  return operation;
}

function readOperations(): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = item[method];
      const shared = (item.parameters ?? []).map((parameter) => resolve(parameter));
      return operation ? [toOperation(path, method, operation, shared)] : [];
    }),
  );
}

function toOperation(
  path: string,
  method: HttpMethod,
  source: OperationObject,
  shared: readonly ParameterObject[],
): Operation {
  const parameters = [...shared, ...(source.parameters ?? []).map((parameter) => resolve(parameter))];
  const body = source.requestBody && resolve(source.requestBody);
  const bodySchema = (body?.content?.[JSON_TYPE] ?? body?.content?.[FORM])?.schema;
  const statuses = Object.keys(source.responses)
    .map(Number)
    .filter((status) => status >= 200);
  const readContent = (status: number) => {
    const response = source.responses[String(status)];
    return (response && resolve(response).content) ?? {};
  };

  return {
    id: source.operationId,
    service: source['x-service'],
    method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    status: statuses[0] ?? 200,
    statuses,
    access: readAccess(source),
    bodyRequired: body?.required ?? false,
    bodyTypes: Object.keys(body?.content ?? {}),
    bodyValidator: once(() => bodySchema && compileBody(bodySchema)),
    textValidator: oncePer((place: TextPlace) => compileParameters(place, parameters)),
    responseTypes: (status) => Object.keys(readContent(status)),
    responseValidator: oncePer((status: number) => {
      const schema = readContent(status)[JSON_TYPE]?.schema;
      return schema && compileBody(schema);
    }),
  };
}

function readAccess({ security = [] }: OperationObject): Access {
  if (security.length === 0) return 'public';
  return security.some((scheme) => 'session' in scheme) ? 'session' : 'api-key';
}

function compileParameters(place: TextPlace, all: readonly ParameterObject[]): ValidateFunction | undefined {
  const parameters = all.filter((parameter) => parameter.in === place);
  // Headers come with many names we do not know; the query of an operation without parameters must still be empty.
  if (parameters.length === 0 && place !== 'query') return undefined;
  const normalizeName = ({ name }: ParameterObject) => (place === 'header' ? name.toLowerCase() : name);
  return compileText({
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [normalizeName(parameter), parameter.schema ?? {}])),
    required: parameters.filter(({ required }) => required).map(normalizeName),
    additionalProperties: place === 'header',
  });
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

function oncePer<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, () => Result>();
  return (key) => {
    const known = made.get(key) ?? once(() => make(key));
    made.set(key, known);
    return known();
  };
}
