import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

let opened: UseStore | undefined;

/** Where this browser keeps batches. Keys are lists: kind of entry, account, slug of the action, and for rows their index. */
export const batchStore: UseStore = (mode, work) => (opened ??= createStore('declic-batches', 'entries'))(mode, work);

/** Forgets all batches of an account in this browser, with their rows and answers. */
export function forgetBatches(account: string): Promise<void> {
  return batchStore('readwrite', (entries) => {
    for (const kind of ['job', 'table', 'row']) entries.delete(IDBKeyRange.bound([kind, account], [kind, account, []]));
    return promisifyRequest<undefined>(entries.transaction);
  });
}
