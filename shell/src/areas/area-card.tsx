import { useState } from 'react';
import { Button, Card, Container, Heading, Stack, Text } from '@declic/design-system';
import { describeError } from '@declic/remote-kit';
import { isWithoutAnswer, mayPass, useAutomaticRetry } from '@declic/remote-kit/host';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { RemoteLoadError } from '../federation/remote-load-error';
import { areaCardWords } from './area-card-words';
import { useShell } from './shell-context';

/** Says which area cannot be shown and who looks after it. Retry, which also happens by itself, asks the registry again; the page is not reloaded. */
export function AreaCard({ name, error }: { name: string; error: unknown }) {
  const { registry, recovery } = useShell();
  const remote = useStore(registry.composition, ({ remotes }) => remotes.find((it) => it.name === name));
  const [retrying, setRetrying] = useState(false);
  const language = recovery.languages.at(useLocation().pathname);
  const words = areaCardWords(language);
  const said = describeError(error, language);
  const title = remote?.title ?? name;

  const tryAgain = () => recovery.retry(name);
  const retry = async () => {
    setRetrying(true);
    await tryAgain().finally(() => setRetrying(false));
  };
  useAutomaticRetry(tryAgain, mayArrive(error));

  return (
    <Place lang={language}>
      <Card role="alert" aria-label={title}>
        <Stack $gap={4} $align="start">
          <Heading level={1} size="h3">
            {words.unavailable(title)}
          </Heading>
          <Text tone="muted">{navigator.onLine ? words.restWorks : said.message}</Text>
          <Text tone="muted" size="small">
            {words.owner(remote?.owner ?? name)}
          </Text>
          <Button onClick={() => void retry()} loading={retrying}>
            {said.retry}
          </Button>
        </Stack>
      </Card>
    </Place>
  );
}

/** Whether nothing but the network, or a server, stood in the way. Code that threw, or does not fit this page, would do so again. */
function mayArrive(error: unknown): boolean {
  if (error instanceof RemoteLoadError) return error.failure === 'load' || error.failure === 'slow';
  const isAnswer = typeof error === 'object' && error !== null && 'status' in error;
  return isAnswer ? mayPass(error) : isWithoutAnswer(error) || navigator.onLine === false;
}

const Place = styled(Container)`
  max-inline-size: 640px;
  padding-block: clamp(32px, 12vh, 128px);
`;
