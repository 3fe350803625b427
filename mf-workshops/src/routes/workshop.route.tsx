import { prefetch, useTitle } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router-dom';
import { isBookable, type Session } from '../domain/session';
import { WorkshopDetail } from '../features/workshop-detail/workshop-detail';
import { WorkshopNotFound } from '../features/workshop-detail/workshop-not-found';
import { WorkshopSkeleton } from '../features/workshop-detail/workshop-skeleton';
import { workshopQuery } from '../features/workshop-detail/workshop.queries';
import { paths } from '../paths';
import { WorkshopPage } from '../ui/workshop-page';
import { WorkshopsBoundary } from '../ui/workshops-failure';

export const loader = ({ params }: LoaderFunctionArgs) => prefetch(workshopQuery(params['id'] ?? ''));

export function Component() {
  const { id = '' } = useParams();
  return (
    <WorkshopPage>
      {/* Another workshop begins anew: no failure, form or booking of the last one stays. */}
      <WorkshopsBoundary key={id} loading={<WorkshopSkeleton />} failed="L’atelier n’a pas pu être chargé.">
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
  const [params, setParams] = useSearchParams();
  const booking = useBookingOpen(params.has('reserver'), isBookable(session));
  useTitle(`${session.title} · Ateliers Declic`, {
    lang: 'fr',
    description: session.subtitle,
    canonical: paths.workshop(session.id),
  });

  if (booking) return <BookingView session={session} />;
  return (
    <WorkshopDetail
      session={session}
      onBook={() =>
        setParams((current) => {
          const next = new URLSearchParams(current);
          next.set('reserver', '1');
          return next;
        })
      }
    />
  );
}

/** An open form stays when the session sells out, so that its input is not lost. */
function useBookingOpen(asked: boolean, bookable: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  const open = asked && (bookable || wasOpen);
  if (open !== wasOpen) setWasOpen(open);
  return open;
}

/** Most visitors read and leave: the form and its validation are loaded when it opens. */
const BookingView = lazy(async () => ({ default: (await import('../features/booking/booking-view')).BookingView }));
