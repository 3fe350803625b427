import bundled from '@declic/openapi/document';

/** A JSON schema, or a reference to one; read by Ajv only. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The members of an OpenAPI parameter that this layer reads. */
export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: JsonSchema;
}

interface Reference {
  readonly $ref: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

/** The members of an OpenAPI operation that this layer reads. */
export interface OperationObject {
  readonly operationId: string;
  readonly 'x-service': string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  /** How much its body may bring, in bytes, where that is more than `BODY_LIMIT`. */
  readonly 'x-max-body-bytes'?: number;
  readonly requestBody?: (Content & { readonly required?: boolean }) | Reference;
  readonly responses: Readonly<Record<string, Content | Reference>>;
}

/** What a path of the document holds. */
export interface PathItem extends Partial<Record<HttpMethod, OperationObject>> {
  readonly parameters?: readonly (ParameterObject | Reference)[];
}

/** The members of the bundled document that this layer reads. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** The methods an operation can have here. */
export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** One of `HTTP_METHODS`. */
export type HttpMethod = (typeof HTTP_METHODS)[number];

/** The bundled contract. The literal type of the JSON is dropped: it is one type per example string. */
export const document = bundled as unknown as OpenApiDocument;

/** Follows a local reference of the document. */
export function resolve<Target extends object>(value: Target | Reference): Target {
  if (!('$ref' in value)) return value;
  const steps = value.$ref.replace(/^#\//, '').split('/');
  // An unresolved reference is refused by the contract's own lint, so the walk ends at a Target.
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Target;
}
