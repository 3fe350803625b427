import type { components, paths } from '../generated/schema';
import type { JsonResponse } from './json-response';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** The name of an operation of the contract, such as `DELETE /api/accounts/sessions/{id}`. */
export type Operation = {
  [Path in keyof paths]: {
    [M in Method]: paths[Path][M] extends undefined ? never : `${Uppercase<M>} ${Path}`;
  }[Method];
}[keyof paths];

type Definition<Name extends Operation> = Name extends `${infer M} ${infer Path extends keyof paths}`
  ? Lowercase<M> extends keyof paths[Path]
    ? paths[Path][Lowercase<M>]
    : never
  : never;

type JsonOf<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The JSON that an operation takes; undefined where it takes none. */
export type RequestBody<Name extends Operation> =
  Definition<Name> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined;

/** The parts of its path that are in braces. */
export type PathParameters<Name extends Operation> =
  Definition<Name> extends { parameters: { path: infer Parameters extends object } } ? Parameters : object;

type Problem = components['schemas']['Problem'];

/** What a service would never send: HTML of a proxy, JSON of another shape. */
export type BrokenAnswer = Response & { readonly isBroken: true };

/** JSON as it is, an answer with status or headers, nothing for a 204; only what is no JSON (CSV, events) is a plain `Response`. */
type Success<Part> = Part extends { content: infer Content extends object }
  ? Content extends { 'application/json': infer Body extends object }
    ? Body | JsonResponse<Body | Problem>
    : Response
  : undefined;

type SuccessParts<Responses> = Responses[Exclude<keyof Responses, 'default'>];

/** What an operation may answer: its success, a refusal, or an answer that is broken on purpose. */
export type Answer<Name extends Operation> =
  Definition<Name> extends { responses: infer Responses }
    ? Success<SuccessParts<Responses>> | JsonResponse<Problem> | BrokenAnswer
    : never;
