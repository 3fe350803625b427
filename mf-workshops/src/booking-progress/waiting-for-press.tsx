import { Button, Card, Heading, Stack, Text } from '@declic/design-system';
import { PolicySentence } from '../policy/policy-sentence';
import { FailedCall, wordFailure } from '../ui/failed-call';
import { MailAddress } from '../ui/mail-address';
import { RemainingTime } from '../ui/remaining-time';
import { useFocusOnMount } from '../ui/use-focus-on-mount';
import { useReleaseBooking } from './booking-status.queries';

export interface WaitingForPressProps {
  token: string;
  email: string;
  expiresAt: string | null;
}

/** Many seats were booked from one network: this one is taken by a press in the mail. */
export function WaitingForPress({ token, email, expiresAt }: WaitingForPressProps) {
  const heading = useFocusOnMount();
  const release = useReleaseBooking(token);
  return (
    <Stack $gap={5}>
      <Heading level={1} size="h2" tabIndex={-1} ref={heading}>
        Encore un geste
      </Heading>
      <Card $padding="lg" $gap={4} $justify="start">
        <Text>
          Un e-mail est parti à <MailAddress as="strong">{email}</MailAddress>. Appuyez sur son bouton : la place est à
          vous à ce moment-là, pas avant.
        </Text>
        {expiresAt ? <RemainingTime until={expiresAt} label="Encore" /> : null}
        <PolicySentence of={['confirmation']} />
        {release.error ? (
          <FailedCall title="La réservation n’a pas été annulée" failure={wordFailure(release.error, releaseReasons)} />
        ) : null}
        <Button variant="secondary" loading={release.isPending} onClick={() => release.mutateOnce(() => undefined)}>
          Renoncer
        </Button>
      </Card>
    </Stack>
  );
}

const releaseReasons = { booking_not_held: 'Elle vient d’être confirmée : la place est à vous.' };
