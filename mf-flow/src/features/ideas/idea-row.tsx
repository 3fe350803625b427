import { Badge, Heading, Row, Stack, Text, token } from '@declic/design-system';
import { formatDateTime } from '@declic/remote-kit';
import { memo, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { isBeingWritten } from '../../idea/drafts-in-progress';
import { formatDay } from '../../idea/format-day';
import { isAccepted, statusTones, statusWords } from '../../idea/idea-status';
import type { Idea } from '../../idea/ideas.queries';
import { engineName } from '../../strategy/engine-words';
import { DraftProgress } from './draft-progress';
import { IdeaActions } from './idea-actions';
import { IdeaSources } from './idea-sources';
import { NoveltyButton } from './novelty-button';
import type { IdeaDecisions } from './use-idea-decisions';

export interface IdeaRowProps {
  idea: Idea;
  isSlow: boolean;
  decisions: IdeaDecisions;
  onRefresh: () => void;
  /** The drafts of an approved idea. */
  renderDrafts: (idea: Idea) => ReactNode;
}

/** One idea. Rendered again when it changes, not when another one does. */
export const IdeaRow = memo(function IdeaRow({ idea, isSlow, decisions, onRefresh, renderDrafts }: IdeaRowProps) {
  const id = useId();
  const titleId = `${id}title`;
  const about = `${id}status ${id}summary`;
  return (
    <Sheet
      as="article"
      tabIndex={-1}
      data-idea={idea.id}
      aria-labelledby={titleId}
      aria-describedby={about}
      $rejected={idea.status === 'rejected'}
    >
      <Row $justify="space-between" $align="start" $gap={3} $growFirst>
        <Heading level={3} size="lead" id={titleId}>
          {idea.title}
        </Heading>
        <Row $gap={1}>
          {idea.is_outdated ? <Badge tone="warning">Outdated</Badge> : null}
          <Badge id={`${id}status`} tone={statusTones[idea.status]}>
            {statusWords[idea.status]}
          </Badge>
        </Row>
      </Row>
      <Text id={`${id}summary`}>{idea.summary}</Text>
      <Facts>
        <span>{idea.pillar}</span>
        <span>{idea.angle}</span>
        <NoveltyButton idea={idea} />
        {idea.scheduled_on ? <span>Planned for {formatDay(idea.scheduled_on)}</span> : null}
      </Facts>
      <IdeaSources sources={idea.sources} />
      <Row $justify="space-between" $gap={3}>
        <IdeaActions idea={idea} titleId={titleId} decisions={decisions} />
        <Text size="small" tone="muted">
          By {engineName(idea.engine)} · <time dateTime={idea.created_at}>{formatDateTime(idea.created_at)}</time>
        </Text>
      </Row>
      {isBeingWritten(idea) ? <DraftProgress idea={idea} isSlow={isSlow} onRefresh={onRefresh} /> : null}
      {isAccepted(idea) ? <Drafts>{renderDrafts(idea)}</Drafts> : null}
    </Sheet>
  );
});

const Sheet = styled(Stack).attrs({ $gap: 3 as const })<{ $rejected: boolean }>`
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${({ $rejected }) => ($rejected ? 'transparent' : token.color.surface)};
  overflow-wrap: anywhere;

  /* Within the row: what is outside of it is not painted. */
  &:focus-visible {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }

  &:focus-within {
    border-color: ${token.color.lineStrong};
    box-shadow: inset 3px 0 0 ${token.color.accent};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;

const Drafts = styled.div`
  padding-block-start: ${token.space[2]};
  border-block-start: 1px solid ${token.color.line};
`;
