import { Button, Notice, Row, Stack, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import type { Idea } from '../../idea/ideas.queries';
import type { Strategy } from '../../strategy/strategies.queries';
import { useKeptOutdated } from '../../strategy/use-kept-outdated';
import type { IdeaRequests } from './use-idea-requests';
import { useOutdatedIdeas } from './use-outdated-ideas';

export interface OutdatedBannerProps {
  strategy: Strategy;
  ideas: readonly Idea[];
  requests: IdeaRequests;
}

/** Asks whether the undecided ideas that rest on a changed line are replaced. */
export function OutdatedBanner({ strategy, ideas, requests }: OutdatedBannerProps) {
  const outdated = useOutdatedIdeas(strategy, ideas);
  const { isKept, keep } = useKeptOutdated(
    strategy.id,
    outdated.map(({ id }) => id),
  );
  if (outdated.length === 0 || isKept) return null;

  const count = outdated.length;
  return (
    <Notice tone="warning">
      <Stack $gap={2}>
        <Text>
          {`You changed the summary. ${formatCount(count, 'idea')} ${count === 1 ? 'rests' : 'rest'} on what it said before. Replace ${count === 1 ? 'it by a new one' : 'them by new ones'}? This costs no credits.`}
        </Text>
        <Row $gap={2}>
          <Button size="sm" variant="secondary" loading={requests.isAsking} onClick={requests.renew}>
            Renew {formatCount(count, 'idea')}
          </Button>
          <Button size="sm" variant="ghost" onClick={keep}>
            Keep {count === 1 ? 'it' : 'them'}
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}
