import { Button, ButtonLink, Card, Notice, Stack, token } from '@declic/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ResendSlot } from '../../booking-link/resend-slot';
import { longDate } from '../../domain/dates';
import { isAhead, isReplay, isSoldOut, type Session } from '../../domain/session';
import { useUtmPath } from '../../domain/utm';
import { paths } from '../../paths';
import { SeatsLeft } from '../../ui/seats-left';
import { SessionFacts } from '../../ui/session-facts';
import { Tickets } from './tickets';

export interface BookingCardProps {
  session: Session;
  /** The way to the replay, once it was asked for. */
  replay?: ReactNode;
  onReplay: () => void;
  /** The line of a workshop that is full. */
  waitingList?: ReactNode;
}

/** The tickets, what they include, and the way to them. */
export function BookingCard({ session, replay, onReplay, waitingList }: BookingCardProps) {
  const withCampaign = useUtmPath();
  if (isReplay(session)) return <ReplayCard session={session} replay={replay} onReplay={onReplay} />;
  if (!isAhead(session)) return <ClosedCard session={session} />;
  return (
    <Card $gap={4}>
      <SessionFacts session={session} />
      <Tickets session={session} />
      <Foot>
        {isSoldOut(session) ? (
          <Button fullWidth size="lg" disabled>
            Complet
          </Button>
        ) : (
          <ButtonLink fullWidth size="lg" href={withCampaign(paths.booking(session.id))}>
            Réserver ma place
          </ButtonLink>
        )}
        <SeatsLeft session={session} />
      </Foot>
      {isSoldOut(session) ? waitingList : null}
      <ResendSlot sessionId={session.id} />
    </Card>
  );
}

function ReplayCard({ session, replay, onReplay }: Pick<BookingCardProps, 'session' | 'replay' | 'onReplay'>) {
  return (
    <Card $gap={4}>
      <Notice>Cet atelier a eu lieu le {longDate(session.start_utc)}. Les réservations sont closes.</Notice>
      {replay ?? (
        <Button fullWidth size="lg" onClick={onReplay}>
          Voir le replay
        </Button>
      )}
    </Card>
  );
}

function ClosedCard({ session }: { session: Session }) {
  const isCancelled = session.status === 'cancelled';
  return (
    <Card>
      <Notice tone={isCancelled ? 'warning' : 'info'}>
        {isCancelled
          ? `Cet atelier, prévu le ${longDate(session.start_utc)}, est annulé. Toute personne inscrite en est prévenue par e-mail, et ce qui a été payé est remboursé.`
          : `Cet atelier a eu lieu le ${longDate(session.start_utc)}.`}
      </Notice>
    </Card>
  );
}

const Foot = styled(Stack).attrs({ $gap: 3, $align: 'center' })`
  margin-block-start: ${token.space[2]};
`;
