import { Link, Notice } from '@declic/design-system';
import { lazyPart, prefetch, useHydrated, usePageHead } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { readBooking } from '../booking-progress/saved-booking';
import { isBookable, type Session } from '../domain/session';
import { useAddressQuery } from '../domain/use-address-query';
import { useUtmPath } from '../domain/utm';
import { WorkshopDetail } from '../features/workshop-detail/workshop-detail';
import { WorkshopNotFound } from '../features/workshop-detail/workshop-not-found';
import { WorkshopSkeleton } from '../features/workshop-detail/workshop-skeleton';
import { workshopQuery } from '../features/workshop-detail/workshop.queries';
import { toBreadcrumbs, toEvent } from '../head/workshop-json-ld';
import { workshopsHead } from '../head/workshops-head';
import { paths } from '../paths';
import { policyQuery } from '../policy/policy.queries';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';
import { WaitingListSlot } from '../waiting-list/waiting-list-slot';

export const loader = ({ params }: LoaderFunctionArgs) => {
  prefetch(policyQuery());
  return prefetch(workshopQuery(params['id'] ?? ''));
};

export function Component() {
  const { id = '' } = useParams();
  return (
    <WorkshopPage>
      {/* Another workshop begins anew: no failure, form or booking of the last one stays. */}
      <WorkshopsBoundary
        key={id}
        loading={<WorkshopSkeleton />}
        failed="L’atelier n’a pas pu être chargé."
        failedPage="Atelier · Ateliers Declic"
      >
        <Workshop id={id} />
      </WorkshopsBoundary>
    </WorkshopPage>
  );
}

function Workshop({ id }: { id: string }) {
  const { data: workshop } = useSuspenseQuery(workshopQuery(id));
  return 'missing' in workshop ? <WorkshopNotFound reason={workshop.missing} /> : <FoundWorkshop session={workshop} />;
}

/** The description, or the booking of the workshop: the address says which. */
function FoundWorkshop({ session }: { session: Session }) {
  const [, setParams] = useSearchParams();
  const params = useAddressQuery();
  const isInTab = useHydrated();
  const booking = useBookingOpen(params.has('reserver'), session);
  usePageHead(
    workshopsHead({
      title: `${session.title} · Ateliers Declic`,
      description: session.subtitle,
      path: paths.workshop(session.id),
      picture: session.picture_url,
      pictureText: session.title,
      jsonLd: [toEvent(session), toBreadcrumbs(session)],
    }),
  );
  const openReplay = () => {
    // Pressed twice: the form may still be loading, the address has changed already.
    if (new URLSearchParams(globalThis.location.search).has('replay')) return;
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set('replay', '1');
      return next;
    });
  };

  if (booking) return <BookingView session={session} />;
  return (
    <>
      {params.get('payment') === 'canceled' ? <PaymentLeft /> : null}
      {isInTab && readBooking(session.id) ? <OwnBooking session={session} /> : null}
      <WorkshopDetail
        session={session}
        onReplay={openReplay}
        replay={params.has('replay') ? <ReplayLink session={session} /> : undefined}
        waitingList={<WaitingListSlot session={session} />}
      />
    </>
  );
}

/** An open form stays when the session sells out, so that its input is not lost; so does a booking that was made in this tab. */
function useBookingOpen(asked: boolean, session: Session): boolean {
  const [wasOpen, setWasOpen] = useState(() => readBooking(session.id) !== undefined);
  const open = asked && (isBookable(session) || wasOpen);
  if (open && !wasOpen) setWasOpen(true);
  return open;
}

/** After the way back from the provider's page. */
function PaymentLeft() {
  return (
    <Notice tone="warning">
      Le paiement n’a pas été fait et rien n’a été débité. La page de réservation dit combien de temps la place reste
      gardée.
    </Notice>
  );
}

/** The way back to a booking that was made in this tab. */
function OwnBooking({ session }: { session: Session }) {
  const withCampaign = useUtmPath();
  return (
    <Notice>
      Une réservation est en cours dans cet onglet.{' '}
      <Link href={withCampaign(paths.booking(session.id))}>Voir ma réservation</Link>
    </Notice>
  );
}

function ReplayLink({ session }: { session: Session }) {
  return (
    <Suspense fallback={null}>
      <ResendLink
        sessionId={session.id}
        purpose="Le replay s’ouvre depuis le lien personnel de votre billet Premium. Nous pouvons vous le renvoyer."
      />
    </Suspense>
  );
}

/** Most visitors read and leave: the forms and their validation are loaded when they open. */
const BookingView = lazyPart(async () => (await import('../features/booking/booking-view')).BookingView);
const ResendLink = lazyPart(async () => (await import('../booking-link/resend-link')).ResendLink);
