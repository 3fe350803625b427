/** A page wanted data while it was rendered. What it fetches belongs to its visitor, and to the moment of the visit. */
class FetchingPageError extends Error {
  constructor(address: string) {
    super(`it fetches ${address}. Data is loaded in the browser: render what is shown until it is there.`);
  }
}

type Fetch = (request: Request) => Promise<Response>;

/** Runs a function in a process that can fetch nothing. @throws {FetchingPageError} also where the failure itself was caught. */
export function withoutFetch<Result>(run: () => Promise<Result>): Promise<Result> {
  return withFetch(({ url }) => Promise.reject(new FetchingPageError(url)), run);
}

/** Runs a function whose calls of `fetch` are answered by another. @throws the first failure of these, also where it was caught. */
export async function withFetch<Result>(answer: Fetch, run: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis;
  const failures: unknown[] = [];
  globalThis.fetch = (input, init) =>
    answer(new Request(input, init)).catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  try {
    const result = await run();
    if (failures.length > 0) throw failures[0];
    return result;
  } catch (error) {
    throw failures[0] ?? error;
  } finally {
    globalThis.fetch = fetch;
  }
}
