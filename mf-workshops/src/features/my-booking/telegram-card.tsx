import { Button, ButtonLink, Card, Heading, Text } from '@declic/design-system';
import { unwrap, workshopsApi } from '@declic/openapi/workshops';
import { useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { inTime } from '../../domain/in-time';
import { workshopKeys } from '../../domain/workshop-keys';
import { FailedCall, wordFailure } from '../../ui/failed-call';
import { bearing } from './my-booking.queries';

export interface TelegramCardProps {
  token: string;
  linked: boolean;
}

/** Reminders by the bot, for those who join it. */
export function TelegramCard({ token, linked }: TelegramCardProps) {
  return (
    <Card as="section" $gap={3} $justify="start" aria-labelledby="telegram">
      <Heading level={2} size="lead" id="telegram">
        Rappels sur Telegram
      </Heading>
      {linked ? <Linked token={token} /> : <NotLinked token={token} />}
    </Card>
  );
}

function NotLinked({ token }: { token: string }) {
  const link = useSingleMutation({
    mutationKey: ['workshops-telegram-link', token],
    mutationFn: () =>
      unwrap(workshopsApi.POST('/api/workshops/my-booking/telegram', { ...bearing(token), ...inTime() })),
  });
  if (link.data) {
    return (
      <>
        <Text>Ouvrez le bot et appuyez sur Démarrer. Ce lien ne sert qu’une fois.</Text>
        <ButtonLink href={link.data.url} target="_blank">
          Ouvrir le bot
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Text tone="muted">Les rappels arrivent aussi dans votre messagerie. Le message /stop y met fin.</Text>
      {link.error ? (
        <FailedCall title="Le lien n’a pas pu être créé" failure={wordFailure(link.error, reasons)} />
      ) : null}
      <Button variant="secondary" loading={link.isPending} onClick={() => link.mutateOnce(() => undefined)}>
        Recevoir les rappels sur Telegram
      </Button>
    </>
  );
}

function Linked({ token }: { token: string }) {
  const client = useQueryClient();
  const unlink = useSingleMutation({
    mutationKey: ['workshops-telegram-unlink', token],
    mutationFn: () =>
      unwrap(workshopsApi.DELETE('/api/workshops/my-booking/telegram', { ...bearing(token), ...inTime() })),
    onSuccess: () => client.invalidateQueries({ queryKey: workshopKeys.myBooking(token) }),
  });
  return (
    <>
      <Text>Le bot vous écrit au sujet de cette réservation.</Text>
      {unlink.error ? (
        <FailedCall title="Les rappels n’ont pas été arrêtés" failure={wordFailure(unlink.error)} />
      ) : null}
      <Button variant="secondary" loading={unlink.isPending} onClick={() => unlink.mutateOnce(() => undefined)}>
        Arrêter les rappels sur Telegram
      </Button>
    </>
  );
}

const reasons = {
  telegram_unavailable: 'Le bot n’est pas disponible. Les rappels partent par e-mail.',
};
