import * as z from 'zod/mini';

const STORAGE_KEY = 'newApiKeyGenerated';
const LIFETIME_MS = 24 * 60 * 60_000;

const newKeyNotice = z.object({ keyId: z.string(), expiry: z.number(), timestamp: z.number() });

export type NewKeyNotice = z.infer<typeof newKeyNotice>;

/** Stores which key was created last, never its token. */
export function storeNewKeyNotice(keyId: string, now = Date.now()): void {
  const notice: NewKeyNotice = { keyId, expiry: now + LIFETIME_MS, timestamp: now };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(notice));
  } catch {
    // Storage may be full or forbidden; the key itself does not depend on it.
  }
}

/** The notice, unless there is none or it is older than 24 hours. */
export function readNewKeyNotice(now = Date.now()): NewKeyNotice | null {
  try {
    const notice = newKeyNotice.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    return notice.expiry > now ? notice : null;
  } catch {
    return null;
  }
}

export function clearNewKeyNotice(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}

/** Calls back when another tab has created or replaced a key. Returns the unsubscribe function. */
export function watchOtherTabs(onNewKey: () => void): () => void {
  const read = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && newValue !== null) onNewKey();
  };
  globalThis.addEventListener('storage', read);
  return () => globalThis.removeEventListener('storage', read);
}
