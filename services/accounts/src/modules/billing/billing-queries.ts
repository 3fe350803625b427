import type { DataSource, EntityManager } from 'typeorm';

/** The user's customer id at a provider; ids of another provider are not used. */
export async function findCustomer(manager: EntityManager, userId: string, provider: string): Promise<string | null> {
  const rows: { id: string }[] = await manager.query(
    'select customer_id as id from payment_customer where user_id = $1 and provider = $2',
    [userId, provider],
  );
  return rows[0]?.id ?? null;
}

/** The number of a snapshot, taken before the provider is asked: a higher number is at least as recent. */
export async function nextSnapshotVersion(manager: EntityManager): Promise<string> {
  const [row]: [{ version: string }] = await manager.query(`select nextval('subscription_reading') as version`);
  return row.version;
}

/** Whose customer or purchase this is, found without a session; null when it is unknown. */
export async function findPaymentOwner(
  dataSource: DataSource,
  { customerId, purchaseId }: { readonly customerId?: string; readonly purchaseId?: string },
): Promise<string | null> {
  const [row] = await dataSource.query<{ owner: string | null }[]>('select payment_owner($1, $2) as owner', [
    customerId ?? null,
    purchaseId ?? null,
  ]);
  return row?.owner ?? null;
}
