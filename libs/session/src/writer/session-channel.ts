/** Messages between tabs. They never hold a token: a tab that learns of another user asks the server itself. */
export type SessionMessage = { readonly kind: 'signed-in'; readonly userId: string } | { readonly kind: 'signed-out' };

/** Message channel between the tabs of one browser. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(onMessage: (message: SessionMessage) => void): void;
  close(): void;
}

/** Opens the channel over BroadcastChannel; without one (very old browsers) each tab is independent. */
export function openSessionChannel(name = 'declic-session'): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen() {}, close() {} };

  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isSessionMessage(data)) onMessage(data);
      };
    },
    close: () => channel.close(),
  };
}

/** Another tab may run another version of the shell. */
function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  return data.kind === 'signed-out' || (data.kind === 'signed-in' && 'userId' in data);
}
