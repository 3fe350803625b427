export { sessionStore, type SessionState } from './session-store';
export type { Session, SessionUser } from './session';
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
