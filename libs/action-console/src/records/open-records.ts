import { createIndexedStore, createMemoryStore, type RecordStore } from './record-store';

let opened: Promise<RecordStore> | undefined;

/** The records of this browser; of this page alone, where the browser keeps none. */
export function openRecords(): Promise<RecordStore> {
  return (opened ??= open());
}

async function open(): Promise<RecordStore> {
  try {
    const store = createIndexedStore();
    // Some private windows have IndexedDB and refuse to open it.
    await store.list(['']);
    return store;
  } catch {
    return createMemoryStore();
  }
}

/** Whether a write failed because the browser has no room. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
