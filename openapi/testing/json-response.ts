declare const bodyType: unique symbol;

/** A response whose JSON has a type, for answers with a status or headers of their own. */
export type JsonResponse<Body> = Response & { readonly [bodyType]: Body };

export function json<const Body>(body: Body, init?: ResponseInit): JsonResponse<Body> {
  return Response.json(body, init) as JsonResponse<Body>; // the brand is for the compiler only
}
