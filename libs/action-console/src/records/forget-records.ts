import { announceChange } from './record-changes';
import { openRecords } from './open-records';

/**
 * Forgets the history of runs of an account in this browser. Called when a person signs out: inputs and answers were kept without
 * being asked for, and the next person at this browser must not find them. Saved inputs stay, as they were saved by name.
 */
export async function forgetHistory(userId: string): Promise<void> {
  await (await openRecords()).clear([userId, 'run']);
  announceChange(userId);
}

/** Forgets all that this browser keeps of an account. Called when the account is deleted. */
export async function forgetRecords(userId: string): Promise<void> {
  await (await openRecords()).clear([userId]);
  announceChange(userId);
}
