import { ButtonLink, Card, Notice, Row, Text } from '@declic/design-system';
import { formatDateTime } from '../../domain/dates';
import { formatEuro } from '../../domain/money';
import { paths } from '../../paths';
import { PolicySentence } from '../../policy/policy-sentence';
import { ConfirmPress } from '../../ui/confirm-press';
import { RemainingTime } from '../../ui/remaining-time';
import { type MyBooking, useConfirmBooking } from './my-booking.queries';

export interface BookingNoticeProps {
  token: string;
  booking: MyBooking;
}

/** What is to be done first, or what has become of a booking that is over. */
export function BookingNotice({ token, booking }: BookingNoticeProps) {
  if (booking.session.status === 'cancelled') return <SessionCancelled booking={booking} />;
  switch (booking.status) {
    case 'unconfirmed':
      return <ConfirmCard token={token} booking={booking} />;
    case 'held':
      return <PayCard booking={booking} />;
    case 'cancelled':
    case 'refunded':
      return <CancelledNotice booking={booking} />;
    case 'expired':
      return <Notice>La place n’a pas été confirmée à temps. Elle est libre à nouveau.</Notice>;
    default:
      return null;
  }
}

/** A seat that waits for the press. */
function ConfirmCard({ token, booking }: BookingNoticeProps) {
  const confirm = useConfirmBooking(token);
  return (
    <Card $gap={4} $justify="start">
      <Text weight="medium">Confirmez votre place : elle n’est pas encore prise.</Text>
      {booking.expires_at ? <RemainingTime until={booking.expires_at} label="Encore" /> : null}
      <ConfirmPress confirm={confirm} failed="La place n’a pas été confirmée" reasons={confirmReasons} />
    </Card>
  );
}

const confirmReasons = {
  sold_out: 'La dernière place vient d’être prise. La fiche de l’atelier permet de rejoindre la liste d’attente.',
  booking_over: 'Cette réservation est terminée.',
};

function PayCard({ booking }: { booking: MyBooking }) {
  return (
    <Card $gap={4} $justify="start">
      <Text weight="medium">Votre place est gardée pendant le paiement de {formatEuro(booking.price_eur)}.</Text>
      {booking.expires_at ? <RemainingTime until={booking.expires_at} label="Place gardée encore" /> : null}
      {booking.payment_url ? (
        <ButtonLink href={booking.payment_url} target="_blank">
          Ouvrir la page de paiement
        </ButtonLink>
      ) : null}
      <PolicySentence of={['payment']} />
    </Card>
  );
}

function CancelledNotice({ booking }: { booking: MyBooking }) {
  const { cancelled_at, refund_eur, refund_by } = booking.cancellation;
  return (
    <Notice tone="success">
      Votre réservation est annulée{cancelled_at ? ` depuis le ${formatDateTime(cancelled_at)}` : ''}.
      {refund_eur > 0 ? ` ${refundWords(booking, refund_by)}` : ''}
    </Notice>
  );
}

/** A refund that is made is not promised any more; one that failed is promised for no time. */
function refundWords({ cancellation, payment }: MyBooking, by: string | null): string {
  const sum = formatEuro(cancellation.refund_eur);
  if (payment === 'refunded') return `${sum} vous ont été rendus.`;
  if (by === null)
    return `Votre carte n’a pas pu recevoir les ${sum} qui vous reviennent : l’organisateur vous écrit pour vous les rendre autrement.`;
  return `${sum} vous sont rendus au plus tard le ${formatDateTime(by)}.`;
}

function SessionCancelled({ booking }: { booking: MyBooking }) {
  return (
    <Notice tone="warning">
      <Row $gap={3}>
        <span>
          L’organisateur a annulé cet atelier.
          {booking.cancellation.refund_eur > 0 ? ` ${refundWords(booking, booking.cancellation.refund_by)}` : ''}
        </span>
        <ButtonLink variant="secondary" href={paths.home()}>
          Voir les autres ateliers
        </ButtonLink>
      </Row>
    </Notice>
  );
}
