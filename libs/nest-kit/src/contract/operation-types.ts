import type { operations } from '@declic/openapi/schema';

/** The id of an operation of the contract. */
export type OperationId = keyof operations;

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Known (as text) for a file, unknown for everything else. */
type Disposition<Part> = Part extends { headers: Record<string, unknown> }
  ? Part['headers']['content-disposition']
  : unknown;

/** A file or a stream is written by the handler itself; a page is its text; a redirect has nothing to say. */
type Answer<Part> = unknown extends Disposition<Part> ? Content<Part> : void;

type Content<Part> = Part extends { content: infer Content }
  ? {
      [Media in keyof Content]: Media extends 'application/json'
        ? Content[Media]
        : Media extends 'text/event-stream'
          ? void
          : string;
    }[keyof Content]
  : undefined | void;

type Present<Part> = [Exclude<Part, undefined>] extends [never] ? Record<never, never> : Exclude<Part, undefined>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? Json<Body>
  : operations[Id] extends { requestBody?: infer Body }
    ? Json<Exclude<Body, undefined>> | undefined
    : undefined;

/** Names of headers are in lower case at run time. */
type Lowercased<Headers> = { [Name in keyof Headers as Lowercase<Name & string>]: Headers[Name] };

type SuccessStatus = 200 | 201 | 202 | 204 | 302 | 303;

/** What a handler of this operation is given: validated, coerced, defaults filled in. */
export interface OpInput<Id extends OperationId> {
  readonly path: Present<Parameters<Id>['path']>;
  readonly query: Present<Parameters<Id>['query']>;
  readonly headers: Lowercased<Present<Parameters<Id>['header']>>;
  readonly body: BodyOf<Id>;
}

/** What a handler of this operation answers. */
export type OpOutput<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends SuccessStatus
    ? Answer<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];
