interface PendingFile {
  /** Of `performance.now()`. */
  readonly askedAt: number;
  /** What reports say of it, with an address of its owner. */
  readonly description: string;
}

const pending = new Set<PendingFile>();

/** Notes, until it comes or fails, that a part of the page has asked for a file that the owner of the page provides. */
export async function trackSharedFile<Library>(description: string, load: () => Promise<Library>): Promise<Library> {
  const file = { askedAt: performance.now(), description };
  pending.add(file);
  return load().finally(() => pending.delete(file));
}

/** Describes the first file that was asked for since then and has not come. */
export function findPendingSharedFile(since: number): string | undefined {
  return [...pending].find(({ askedAt }) => askedAt >= since)?.description;
}
