import { Button, EmptyState, Row, Stack, Text } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { refreshIdeas } from '../../idea/idea-cache';
import { isAccepted, isUndecided } from '../../idea/idea-status';
import { hasStatus, type IdeasAddress } from '../../idea/ideas-address';
import type { Idea } from '../../idea/ideas.queries';
import type { Strategy } from '../../strategy/strategies.queries';
import { GenerationState } from './generation-state';
import { IdeaFilters } from './idea-filters';
import { IdeaList } from './idea-list';
import { KeyboardHelp } from './keyboard-help';
import { KeysButton } from './keys-button';
import { MoreIdeas } from './more-ideas';
import { OutdatedBanner } from './outdated-banner';
import { useDraftWatch } from './use-draft-watch';
import { useIdeaDecisions } from './use-idea-decisions';
import { useIdeaRequests } from './use-idea-requests';

export interface IdeasListViewProps {
  strategy: Strategy;
  ideas: readonly Idea[];
  address: IdeasAddress;
  onAddressChange: (change: Partial<IdeasAddress>) => void;
  renderDrafts: (idea: Idea) => ReactNode;
}

/** The ideas in order of novelty, with what asks for more of them. */
export function IdeasListView({ strategy, ideas, address, onAddressChange, renderDrafts }: IdeasListViewProps) {
  const queryClient = useQueryClient();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const requests = useIdeaRequests(strategy.id);
  const decisions = useIdeaDecisions(strategy.id);
  const slow = useDraftWatch(ideas);
  const shown = useDeferredValue(useShownIdeas(ideas, address));
  const refresh = useCallback(() => void refreshIdeas(queryClient, strategy.id), [queryClient, strategy.id]);
  const openHelp = useCallback(() => setHelpOpen(true), []);
  const { state } = strategy.idea_generation;

  return (
    <Stack $gap={4}>
      <OutdatedBanner strategy={strategy} ideas={ideas} requests={requests} />
      <MoreIdeas pillar={address.pillar} isRunning={state === 'queued' || state === 'running'} requests={requests} />
      <GenerationState generation={strategy.idea_generation} requests={requests} />
      <IdeaFilters ideas={ideas} address={address} onChange={onAddressChange} />
      <Row $justify="space-between" $gap={2}>
        <Text size="small" tone="muted" role="status">
          {describeCounts(ideas, shown.length)}
        </Text>
        <KeysButton onPress={openHelp} />
      </Row>
      {shown.length === 0 ? (
        <EmptyState
          title="No ideas match these filters"
          action={
            <Button variant="secondary" onClick={() => onAddressChange({ status: 'all', pillar: null })}>
              Show all ideas
            </Button>
          }
        />
      ) : null}
      <IdeaList
        ideas={shown}
        slow={slow}
        decisions={decisions}
        onRefresh={refresh}
        onHelp={openHelp}
        renderDrafts={renderDrafts}
      />
      <KeyboardHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
    </Stack>
  );
}

function useShownIdeas(ideas: readonly Idea[], { status, pillar }: IdeasAddress): readonly Idea[] {
  return useMemo(
    () =>
      ideas
        .filter((idea) => hasStatus(idea, status) && (pillar === null || idea.pillar === pillar))
        .sort((one, other) => other.novelty_score - one.novelty_score || one.id.localeCompare(other.id)),
    [ideas, status, pillar],
  );
}

/** '24 ideas, newest angle first · 18 to decide · 4 approved'. */
function describeCounts(ideas: readonly Idea[], shown: number): string {
  const first =
    shown === ideas.length ? formatCount(shown, 'idea') : `${shown} of ${formatCount(ideas.length, 'idea')}`;
  return [
    `${first}, the most novel first`,
    `${ideas.filter(isUndecided).length} to decide`,
    `${ideas.filter(isAccepted).length} approved`,
  ].join(' · ');
}
