const CHANNEL = 'declic-console-records';

/** Tells this page and all other tabs that records of an account changed. */
export function announceChange(userId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
}

/** Calls `onChange` when records of an account changed, in this tab or another. Returns the function that stops. */
export function watchChanges(onChange: (userId: unknown) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => onChange(data));
  return () => channel.close();
}
