import type { EntityManager } from 'typeorm';

/** The user's customer at a provider. A stack that changed its provider starts anew there. */
export async function findCustomer(manager: EntityManager, userId: string, provider: string): Promise<string | null> {
  const rows: { id: string }[] = await manager.query(
    'select customer_id as id from payment_customer where user_id = $1 and provider = $2',
    [userId, provider],
  );
  return rows[0]?.id ?? null;
}

/** The number of a reading, taken before the provider is asked: a higher one knows whatever a lower one knew. */
export async function nextReading(manager: EntityManager): Promise<string> {
  const [row]: [{ reading: string }] = await manager.query(`select nextval('subscription_reading') as reading`);
  return row.reading;
}
