/** A file that the owner of the page provides, and that has not come. */
export interface PendingSharedFile {
  /** What reports say of it, with an address of its owner. */
  readonly description: string;
  /** The name of the remote that asked for it. */
  readonly askedBy: string;
}

interface Asked extends PendingSharedFile {
  /** Of `performance.now()`. */
  readonly askedAt: number;
}

const pending = new Set<Asked>();

/** Notes, until it comes or fails, that a part of the page has asked for a file that the owner of the page provides. */
export async function trackSharedFile<Library>(
  file: PendingSharedFile,
  load: () => Promise<Library>,
): Promise<Library> {
  const asked = { ...file, askedAt: performance.now() };
  pending.add(asked);
  return load().finally(() => pending.delete(asked));
}

/** The files that were asked for since then, by any part of the page, and have not come. */
export function listPendingSharedFiles(since: number): readonly PendingSharedFile[] {
  return [...pending].filter(({ askedAt }) => askedAt >= since);
}
