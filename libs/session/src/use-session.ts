import { useStore } from 'zustand';
import { writableSessionStore, type SessionState } from './session-store';

/** Reads a part of the session and renders again when that part changes. */
export function useSession<Selected>(select: (state: SessionState) => Selected): Selected {
  return useStore(writableSessionStore, select);
}
