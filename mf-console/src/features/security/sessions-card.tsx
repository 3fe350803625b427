import { Button, DividedList, Text } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { failureText, notify } from '@declic/remote-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SecurityCard } from './security-card';
import { sessionsQuery, useEndOtherSessions } from './security.queries';
import { SessionRow } from './session-row';

export function SessionsCard() {
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const hasOthers = sessions.some(({ current }) => !current);

  return (
    <SecurityCard
      heading="Where you are signed in"
      text="A session ends by itself when it was not used for 30 days. One that you end is signed out at once."
    >
      <List>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </List>
      {hasOthers ? <EndOthers /> : <Text tone="muted">You are signed in nowhere else.</Text>}
    </SecurityCard>
  );
}

function EndOthers() {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useEndOtherSessions();
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => notify.success('Signed out everywhere else'),
      onError: (error) =>
        notify.error('The sessions could not be ended', {
          description: failureText(error),
          error,
        }),
      onSettled: () => setAsking(false),
    });

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        End all other sessions
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="End all other sessions?"
        description="Every other device and program has to sign in again. Your API key goes on working."
        texts={{ confirm: 'End all others' }}
        onConfirm={confirm}
        loading={isPending}
      />
    </>
  );
}

const List = styled(DividedList)`
  inline-size: 100%;
`;
