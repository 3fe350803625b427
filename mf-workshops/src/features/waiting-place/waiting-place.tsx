import { Card, Columns, Heading, Notice, Stack, Text } from '@declic/design-system';
import { lazyPart } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { forgetBooking, readBooking, type SavedBooking } from '../../booking-progress/saved-booking';
import { workshopKeys } from '../../domain/workshop-keys';
import { PolicySentence } from '../../policy/policy-sentence';
import { MailAddress } from '../../ui/mail-address';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { ConfirmPlace } from './confirm-place';
import { LeaveLine } from './leave-line';
import { OfferCard } from './offer-card';
import { UnpaidPlace } from './unpaid-place';
import { WaitedFor } from './waited-for';
import type { WaitingPlace as Place } from './waiting-place.queries';

/** Loaded once the seat is taken. */
const BookingProgress = lazyPart(async () => (await import('../../booking-progress/booking-progress')).BookingProgress);

export interface WaitingPlaceProps {
  token: string;
  place: Place;
}

/** A place in line: where it is, the offer once there is one, and how it ended. */
export function WaitingPlace({ token, place }: WaitingPlaceProps) {
  const [booking, setBooking] = useState<SavedBooking | undefined>(() =>
    place.status === 'accepted' ? readBooking(place.session.id) : undefined,
  );
  const heading = useKeptFocus(place.status);
  const client = useQueryClient();
  const forget = () => {
    void client.invalidateQueries({ queryKey: workshopKeys.waitingPlace(token) });
    forgetBooking(place.session.id);
    setBooking(undefined);
  };
  return (
    <Columns $columns="minmax(0, 1fr) 360px" $gap={5} $wideGap={7} $align="start">
      {booking ? (
        <Suspense fallback={null}>
          <BookingProgress booking={booking} confirmed={<Taken place={place} />} onRestart={forget} />
        </Suspense>
      ) : (
        <Stack $gap={5}>
          <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
            {getTitle(place)}
          </Heading>
          <State token={token} place={place} onAccepted={setBooking} />
        </Stack>
      )}
      <WaitedFor place={place} />
    </Columns>
  );
}

const titles: Record<Place['status'], string> = {
  unconfirmed: 'Confirmez votre place dans la file',
  waiting: 'Votre place dans la file',
  offered: 'Une place est à vous',
  accepted: 'Votre place est réservée',
  passed: 'La place va à la personne suivante',
  expired: 'La proposition est passée',
  left: 'Vous avez quitté la file',
  closed: 'La file est close',
};

function getTitle({ status, booking }: Place): string {
  if (!booking || booking.status === 'confirmed') return titles[status];
  return booking.status === 'held' ? 'Votre place est gardée' : 'La place n’est plus gardée';
}

const endings: Record<Exclude<Place['status'], 'unconfirmed' | 'waiting' | 'offered'>, ReactNode> = {
  accepted: 'La confirmation est dans votre boîte de réception, avec votre lien personnel.',
  passed: 'Merci de l’avoir dit : quelqu’un d’autre en profite.',
  expired: 'La place gardée pour vous a été proposée à la personne suivante.',
  left: 'Plus aucun e-mail ne part au sujet de cet atelier.',
  closed: 'L’atelier a commencé ou a été annulé avant qu’une place se libère.',
};

interface StateProps extends WaitingPlaceProps {
  onAccepted: (booking: SavedBooking) => void;
}

function State({ token, place, onAccepted }: StateProps) {
  if (place.status === 'unconfirmed') return <ConfirmPlace token={token} />;
  if (place.status === 'offered') return <OfferCard token={token} place={place} onAccepted={onAccepted} />;
  if (place.booking && place.booking.status !== 'confirmed')
    return <UnpaidPlace booking={place.booking} sessionId={place.session.id} />;
  if (place.status !== 'waiting') return <Notice>{endings[place.status]}</Notice>;
  return (
    <Card $padding="lg" $gap={4} $justify="start">
      <Text size="lead" weight="medium">
        {place.position === 1 ? 'Vous êtes en tête de la file.' : `Vous êtes n° ${place.position ?? '…'} dans la file.`}
      </Text>
      <Text tone="muted">
        Dès qu’une place se libère pour vous, un e-mail part à <MailAddress>{place.email}</MailAddress>.
      </Text>
      <PolicySentence of={['offer']} />
      <LeaveLine token={token} />
    </Card>
  );
}

function Taken({ place }: { place: Place }) {
  return (
    <Stack $gap={5}>
      <Heading level={1} size="h2">
        {titles.accepted}
      </Heading>
      <Notice tone="success">
        La confirmation part à <MailAddress>{place.email}</MailAddress>, avec votre lien personnel.
      </Notice>
    </Stack>
  );
}
