/** What tabs tell each other. Never a token: a tab that is told `signed-in` asks the server itself. */
export type SessionMessage = 'signed-in' | 'signed-out';

/** The line between the tabs of one browser. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(onMessage: (message: SessionMessage) => void): void;
  close(): void;
}

/** Opens the line over BroadcastChannel; without one (very old browsers) each tab is on its own. */
export function openSessionChannel(name = 'declic-session'): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen() {}, close() {} };

  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (data === 'signed-in' || data === 'signed-out') onMessage(data);
      };
    },
    close: () => channel.close(),
  };
}
