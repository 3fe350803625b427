import { createStore, promisifyRequest } from 'idb-keyval';

/** Account, kind of record, and what names it within the kind. */
export type RecordKey = readonly [userId: string, kind: string, ...rest: string[]];

/** Where records are kept. A prefix of a key names all that begin with it. */
export interface RecordStore {
  /** Whether they outlive the page. */
  readonly isLasting: boolean;
  /** In the order of their keys. */
  list(prefix: readonly string[]): Promise<unknown[]>;
  /** @throws {DOMException} `QuotaExceededError`: the browser has no room. */
  put(key: RecordKey, value: object): Promise<void>;
  remove(keys: readonly RecordKey[]): Promise<void>;
  clear(prefix: readonly string[]): Promise<void>;
}

const DATABASE = 'declic-console';

export function createIndexedStore(): RecordStore {
  const within = createStore(DATABASE, 'records');
  // An array is greater than every text, so it ends the range of a prefix.
  const toKeyRange = (prefix: readonly string[]) => IDBKeyRange.bound([...prefix], [...prefix, []]);
  return {
    isLasting: true,
    list: (prefix) => within('readonly', (store) => promisifyRequest<unknown[]>(store.getAll(toKeyRange(prefix)))),
    put: (key, value) =>
      within('readwrite', (store) => {
        store.put(value, [...key]);
        return promisifyRequest(store.transaction);
      }),
    remove: (keys) =>
      within('readwrite', (store) => {
        for (const key of keys) store.delete([...key]);
        return promisifyRequest(store.transaction);
      }),
    clear: (prefix) =>
      within('readwrite', (store) => {
        store.delete(toKeyRange(prefix));
        return promisifyRequest(store.transaction);
      }),
  };
}

/** For browsers that keep nothing, as some do in private windows: until the page is closed. */
export function createMemoryStore(): RecordStore {
  const records = new Map<string, { key: RecordKey; value: unknown }>();
  const select = (prefix: readonly string[]) =>
    [...records.entries()]
      .filter(([, { key }]) => prefix.every((part, index) => key[index] === part))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    isLasting: false,
    list: (prefix) => Promise.resolve(select(prefix).map(([, { value }]) => value)),
    put(key, value) {
      records.set(JSON.stringify(key), { key, value });
      return Promise.resolve();
    },
    remove(keys) {
      for (const key of keys) records.delete(JSON.stringify(key));
      return Promise.resolve();
    },
    clear(prefix) {
      for (const [id] of select(prefix)) records.delete(id);
      return Promise.resolve();
    },
  };
}
