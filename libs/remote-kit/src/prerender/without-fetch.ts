/** A page wanted data while it was rendered. What it fetches belongs to its visitor, and to the moment of the visit. */
export class FetchingPageError extends Error {
  constructor(address: string) {
    super(`it fetches ${address}. Data is loaded in the browser: render what is shown until it is there.`);
  }
}

/** Runs a function in a process that can fetch nothing. @throws {FetchingPageError} also where the failure itself was caught. */
export async function withoutFetch<Result>(run: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis;
  const tried: FetchingPageError[] = [];
  globalThis.fetch = (input) => {
    const error = new FetchingPageError(input instanceof Request ? input.url : String(input));
    tried.push(error);
    return Promise.reject(error);
  };
  try {
    const result = await run();
    if (tried[0]) throw tried[0];
    return result;
  } catch (error) {
    throw tried[0] ?? error;
  } finally {
    globalThis.fetch = fetch;
  }
}
