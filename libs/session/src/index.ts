export { sessionStore, type SessionState } from './session-store';
export type { Session } from './session';
export { announceSession, renew, renewSession, replaceSession, requestSignOut } from './session-ports';
export { onUserLeft } from './user-left';
export { useSession } from './use-session';
