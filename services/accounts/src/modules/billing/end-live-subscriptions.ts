import type { BillingTransaction } from './billing-transaction';
import { isLive, toStanding } from './subscription';

/** Marks what the user pays for as over. For customers who are gone at the provider, of whom no event will say so. */
export async function endLiveSubscriptions(tx: BillingTransaction, at: Date): Promise<void> {
  const snapshotVersion = await tx.nextSnapshotVersion();
  for (const subscription of (await tx.listSubscriptions()).filter(isLive)) {
    const none = { scheduledPlan: null, scheduledAt: null };
    const ended = { ...subscription, ...none, status: 'canceled', endsAt: at } as const;
    await tx.saveSubscription(ended, snapshotVersion);
    await tx.setStanding(toStanding(ended));
  }
}
