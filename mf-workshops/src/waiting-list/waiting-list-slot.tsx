import { Notice, Skeleton, SkeletonGroup } from '@declic/design-system';
import { lazy, Suspense } from 'react';
import type { Session } from '../domain/session';

/** Loaded for workshops that are full only. */
const JoinWaitingList = lazy(async () => ({ default: (await import('./join-waiting-list')).JoinWaitingList }));

/** The way into the line, or why there is none. */
export function WaitingListSlot({ session }: { session: Session }) {
  if (!session.waiting_list_open) return <Notice>La liste d’attente de cet atelier est close.</Notice>;
  return (
    <Suspense fallback={<Loading />}>
      <JoinWaitingList session={session} />
    </Suspense>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Chargement de la liste d’attente">
      <Skeleton height="240px" shape="card" />
    </SkeletonGroup>
  );
}
