import type { Session } from '../session';
import { withRenewalLock } from '../writer/renewal-lock';
import { serverSignOut } from '../writer/server-sign-out';
import { openSessionChannel, type SessionMessage } from '../writer/session-channel';

/** Dispatched once, by the writer of the session, with a function that takes what was asked for early. */
const HANDOVER = 'declic:early-answer';
/** A page whose code comes later than this, in milliseconds after its start, asks again. */
const OLDEST_MS = 30_000;

interface EarlyAnswer {
  readonly answer: Promise<Response>;
  /** What other tabs said since it was asked for. */
  readonly heard: readonly SessionMessage[];
}

/**
 * For a script that runs before the code of the page: asks for the session of the refresh cookie, one tab at a time. The answer
 * stays in this closure until the writer of the session takes it. A sign-out that the server does not know yet goes first, so
 * nothing is asked then.
 */
export function askEarly(ask: () => Promise<Response>): void {
  if (serverSignOut(() => Promise.resolve()).isOwed()) return;
  const heard: SessionMessage[] = [];
  const channel = openSessionChannel();
  channel.listen((message) => heard.push(message));
  const answer = withRenewalLock(ask);
  answer.catch(() => undefined); // the writer of the session tries again
  addEventListener(
    HANDOVER,
    (event) => {
      channel.close();
      const take = (event as CustomEvent<(early: EarlyAnswer) => void>).detail; // see `takeEarlyAnswer`
      if (performance.now() < OLDEST_MS) take({ answer, heard });
    },
    { once: true },
  );
}

type Refreshed = Session | 'ended' | null;

/** The renewal that takes the early answer the first time, when there is one and no other tab has changed the session since. */
export function withEarlyAnswer(refresh: (fetch?: () => Promise<Response>) => Promise<Refreshed>) {
  return async (): Promise<Refreshed> => {
    const early = takeEarlyAnswer();
    if (!early) return refresh();
    const refreshed = await refresh(() => early.answer);
    return early.heard.every((message) => agrees(message, refreshed)) ? refreshed : refresh();
  };
}

function takeEarlyAnswer(): EarlyAnswer | undefined {
  let taken: EarlyAnswer | undefined;
  dispatchEvent(new CustomEvent(HANDOVER, { detail: (early: EarlyAnswer) => (taken = early) }));
  return taken;
}

function agrees(message: SessionMessage, refreshed: Refreshed): boolean {
  const userId = refreshed && refreshed !== 'ended' ? refreshed.user.id : undefined;
  return message.kind === 'signed-in' ? message.userId === userId : userId === undefined;
}
