export { sessionStore, type SessionState, type SessionUser } from './session-store';
export type { Session } from './session';
export {
  announceSession,
  type OpenNextSession,
  registerSessionWriter,
  renew,
  renewSession,
  replaceSession,
  requestSignOut,
  type SessionWriter,
} from './session-ports';
export { useSession } from './use-session';
