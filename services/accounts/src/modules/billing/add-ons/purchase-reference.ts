const PREFIX = 'purchase:';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name under which the provider knows a purchase. */
export function purchaseReference(id: string): string {
  return `${PREFIX}${id}`;
}

/** The purchase behind a reference; null when it names something else that was paid for. */
export function parsePurchaseId(reference: string): string | null {
  const id = reference.startsWith(PREFIX) ? reference.slice(PREFIX.length) : '';
  return UUID.test(id) ? id : null;
}
