import { randomUUID } from 'node:crypto';

/** A UUID of version 7: runs of one time lie together in every index that they are in. */
export function createRunId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  // Node keeps random bytes in store for `randomUUID`, which `randomBytes` asks for anew.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
