import { isReplay, type Session } from '../../domain/session';

/** The earliest session that starts in the future and is not a replay. */
export function nextWorkshop(sessions: readonly Session[], now: Date): Session | undefined {
  return sessions
    .filter((session) => !isReplay(session) && new Date(session.start_utc) > now)
    .sort((one, other) => Date.parse(one.start_utc) - Date.parse(other.start_utc))[0];
}
