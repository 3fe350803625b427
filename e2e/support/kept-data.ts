import type { Page } from '@playwright/test';

/** Everything that the browser keeps for the page, as text: both storages and all databases. */
export function readKeptData(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settle = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
      });
    const contents: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        contents.push(name, store, await settle(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(contents);
  });
}
