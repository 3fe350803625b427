/** Everything that this browser keeps for the page: both storages and all databases. */
export async function readBrowserStorage(): Promise<string> {
  const databases = await indexedDB.databases();
  const contents = await Promise.all(databases.map(({ name = '' }) => readDatabase(name)));
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, contents]);
}

async function readDatabase(name: string): Promise<unknown[]> {
  const database = await settle(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  const read = (store: string) => database.transaction(store).objectStore(store);
  const contents = await Promise.all(
    stores.flatMap<Promise<unknown[]>>((store) => [settle(read(store).getAll()), settle(read(store).getAllKeys())]),
  );
  database.close();
  return contents;
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
