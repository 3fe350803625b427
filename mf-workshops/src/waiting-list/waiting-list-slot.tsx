import { CardSkeleton, Notice } from '@declic/design-system';
import { lazyPart, useHydrated } from '@declic/remote-kit';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { CONTACT_EMAIL } from '../domain/contact';
import type { Session } from '../domain/session';

/** Loaded for workshops that are full only. */
const JoinWaitingList = lazyPart(async () => (await import('./join-waiting-list')).JoinWaitingList);

/** The way into the line, or why there is none. */
export function WaitingListSlot({ session }: { session: Session }) {
  // Its code comes after that of the page, and would not know what was typed before.
  const hydrated = useHydrated();
  if (!session.waiting_list_open) return <Notice>La liste d’attente de cet atelier est close.</Notice>;
  if (!hydrated) return <BeforeCode />;
  return (
    <Suspense fallback={<Loading />}>
      <JoinWaitingList session={session} />
    </Suspense>
  );
}

/** In HTML. */
function BeforeCode() {
  return (
    <>
      <WithScripts>
        <Loading />
      </WithScripts>
      <noscript>
        L’inscription sur la liste d’attente a besoin de JavaScript. Vous pouvez aussi écrire à {CONTACT_EMAIL}.
      </noscript>
    </>
  );
}

/** Of the height of the form. */
function Loading() {
  return <CardSkeleton label="Chargement de la liste d’attente" height="344px" />;
}

const WithScripts = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
