import { Button, Card, CardSkeleton, Text } from '@declic/design-system';
import { lazyPart } from '@declic/remote-kit';
import { Suspense } from 'react';
import type { SavedBooking } from '../../booking-progress/saved-booking';
import { formatEuro } from '../../domain/money';
import { FailedCall, wordFailure } from '../../ui/failed-call';
import { MailAddress } from '../../ui/mail-address';
import { RemainingTime } from '../../ui/remaining-time';
import { usePassOffer, type WaitingPlace } from './waiting-place.queries';

/** Loaded when there is an offer. */
const AcceptForm = lazyPart(async () => (await import('./accept-form')).AcceptForm);

export interface OfferCardProps {
  token: string;
  place: WaitingPlace;
  onAccepted: (booking: SavedBooking) => void;
}

/** A seat that is held for this person: take it, or pass it on. */
export function OfferCard({ token, place, onAccepted }: OfferCardProps) {
  const pass = usePassOffer(token);
  return (
    <Card $padding="lg" $gap={4}>
      <Text>
        Elle est gardée pour <MailAddress>{place.email}</MailAddress>
        {place.price_eur > 0 ? `, au prix de ${formatEuro(place.price_eur)}` : ''}.
      </Text>
      {place.offer_expires_at ? <RemainingTime until={place.offer_expires_at} label="Encore" /> : null}
      <Suspense fallback={<CardSkeleton label="Chargement du formulaire" height="200px" />}>
        <AcceptForm token={token} place={place} onAccepted={onAccepted} />
      </Suspense>
      {pass.error ? <FailedCall title="La place n’a pas été passée" failure={wordFailure(pass.error)} /> : null}
      <Button variant="secondary" loading={pass.isPending} onClick={() => pass.mutateOnce(() => undefined)}>
        Laisser la place à la personne suivante
      </Button>
    </Card>
  );
}
