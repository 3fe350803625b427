import document from '@declic/openapi/document' with { type: 'json' };

/** Who may call an operation, as the contract says. */
const KINDS = [
  'session',
  'apiKey',
  'releaseToken',
  'workflowToken',
  'bookingToken',
  'waitingToken',
  'organiserToken',
] as const;

type Access = 'public' | (typeof KINDS)[number];

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

interface OperationObject {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** Every operation of the contract, so that a new one cannot be forgotten. */
export const operations: readonly Operation[] = Object.entries(
  // The literal type of the document is one type per example string.
  document.paths as unknown as Record<string, Record<string, OperationObject>>,
).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, security = [] }]) =>
    operationId === undefined
      ? []
      : [{ id: operationId, method: method.toUpperCase(), path, access: readAccess(security) }],
  ),
);

function readAccess(security: readonly Readonly<Record<string, unknown>>[]): Access {
  const [scheme] = security.flatMap((alternative) => Object.keys(alternative));
  if (scheme === undefined) return 'public';
  if (isAccess(scheme)) return scheme;
  throw new Error(`The contract has a kind of access that this test does not know: ${scheme}.`);
}

function isAccess(scheme: string): scheme is Access {
  return KINDS.some((kind) => kind === scheme);
}
