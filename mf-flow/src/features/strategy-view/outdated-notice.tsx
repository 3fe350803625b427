import { Button, Link, Notice, Row, Stack, Text, token } from '@declic/design-system';
import { failureText, formatCount, notify } from '@declic/remote-kit';
import { styled } from 'styled-components';
import { useRenewIdeas } from '../../idea/ideas.queries';
import { paths } from '../../paths';
import type { Strategy } from '../../strategy/strategies.queries';
import { useKeptOutdated } from '../../strategy/use-kept-outdated';
import { useOutdatedIds } from './use-outdated-ids';

/** After a change of the summary: whether the ideas that rest on what it said before are renewed. In sight wherever one corrects. */
export function OutdatedNotice({ strategy }: { strategy: Strategy }) {
  const { isKept, keep } = useKeptOutdated(strategy.id, useOutdatedIds(strategy));
  const { outdated_idea_count: count, idea_generation: generation } = strategy;
  if (count === 0 || isKept) return null;

  const isRunning = generation.state === 'queued' || generation.state === 'running';
  return (
    <InSight tone="warning">
      {isRunning ? (
        <Text>
          New ideas are on their way. <Link href={paths.flowContent()}>See them in the Ideas tab</Link>
        </Text>
      ) : (
        <Question strategy={strategy} onKeep={keep} />
      )}
    </InSight>
  );
}

function Question({ strategy, onKeep }: { strategy: Strategy; onKeep: () => void }) {
  const { id, outdated_idea_count: count, idea_generation: generation } = strategy;
  const renewal = useRenewIdeas(id);
  const renew = () =>
    renewal.mutateOnce(() => undefined, {
      onError: (error) =>
        notify.error('Failed to renew the ideas', {
          description: failureText(error, { fallback: 'Try again in a moment.' }),
          error,
        }),
    });
  const [rest, them] = count === 1 ? ['rests', 'it'] : ['rest', 'them'];

  return (
    <Stack $gap={2}>
      <Text>
        {`${formatCount(count, 'idea')} ${rest} on what you changed. Renew ${them}? This costs no credits. `}
        <Link href={paths.flowContent()}>See {them} in the Ideas tab</Link>
      </Text>
      {generation.state === 'failed' ? <Text tone="danger">{generation.message}</Text> : null}
      <Row $gap={2}>
        <Button size="sm" variant="secondary" loading={renewal.isPending} onClick={renew}>
          Renew
        </Button>
        <Button size="sm" variant="ghost" onClick={onKeep}>
          Keep
        </Button>
      </Row>
    </Stack>
  );
}

const InSight = styled(Notice)`
  position: sticky;
  inset-block-end: ${token.space[4]};
  border: 1px solid ${token.color.lineStrong};
`;
