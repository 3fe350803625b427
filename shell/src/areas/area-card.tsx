import { useState } from 'react';
import { Button, Card, Container, Heading, Stack, Text } from '@declic/design-system';
import { describeError } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { areaCardWords } from './area-card-words';
import { usePage } from './page-context';

/** Says which area cannot be shown and who looks after it. Retry asks the registry again; the page is not reloaded. */
export function AreaCard({ name, error }: { name: string; error: unknown }) {
  const { areas, reopen } = usePage();
  const remote = useStore(areas.composition, ({ remotes }) => remotes.find((it) => it.name === name));
  const [retrying, setRetrying] = useState(false);
  const words = areaCardWords(document.documentElement.lang);
  const title = remote?.title ?? name;

  const retry = async () => {
    setRetrying(true);
    try {
      await areas.renew(name).catch(() => undefined); // what is on the page is tried once more, then
      await reopen();
    } finally {
      setRetrying(false);
    }
  };

  return (
    <Place>
      <Card role="alert" aria-label={title}>
        <Stack $gap={4} $align="start">
          <Heading level={1} size="h3">
            {words.unavailable(title)}
          </Heading>
          <Text tone="muted">{navigator.onLine ? words.restWorks : describeError(error).message}</Text>
          <Text tone="muted" size="small">
            {words.owner(remote?.owner ?? name)}
          </Text>
          <Button onClick={() => void retry()} loading={retrying}>
            {describeError(error).retry}
          </Button>
        </Stack>
      </Card>
    </Place>
  );
}

const Place = styled(Container)`
  max-inline-size: 640px;
  padding-block: clamp(32px, 12vh, 128px);
`;
