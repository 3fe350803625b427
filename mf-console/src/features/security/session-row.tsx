import { Badge, Button, Stack, Text, token } from '@declic/design-system';
import { failureText, formatDateTime, notify } from '@declic/remote-kit';
import { Monitor, Smartphone, SquareTerminal, Tablet } from 'lucide-react';
import { styled } from 'styled-components';
import { type OpenSession, useEndSession } from './security.queries';

const icons = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, program: SquareTerminal } as const;

export function SessionRow({ session }: { session: OpenSession }) {
  const { id, device, kind, current, last_used_at, started_at } = session;
  const { mutate, isPending } = useEndSession();
  const Icon = icons[kind];
  const end = () =>
    mutate(id, {
      onSuccess: () => notify.success('Session ended', { description: `${device} is signed out.` }),
      onError: (error) =>
        notify.error('The session could not be ended', {
          description: failureText(error),
          error,
        }),
    });

  return (
    <Entry>
      <Icon size={20} aria-hidden />
      <Stack $gap={1}>
        <Name>
          <Text as="span" weight="medium">
            {device}
          </Text>
          {current ? <Badge tone="success">This device</Badge> : null}
        </Name>
        <Text size="small" tone="muted">
          {current ? 'In use now' : `Last used ${formatDateTime(last_used_at)}`} · Signed in{' '}
          {formatDateTime(started_at)}
        </Text>
      </Stack>
      {current ? null : (
        <Button variant="secondary" loading={isPending} onClick={end} aria-label={`End the session on ${device}`}>
          End
        </Button>
      )}
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[3]};
  align-items: center;
  min-block-size: 44px;
  padding-block: ${token.space[3]};
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;
  overflow-wrap: anywhere;
`;
