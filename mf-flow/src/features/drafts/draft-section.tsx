import { Badge, ChevronRight, Spinner, token, VisuallyHidden } from '@declic/design-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { DraftBody } from './draft-body';
import { formatTitle } from './draft-formats';
import { type DraftSummary, type Format, draftQuery, type Idea } from './drafts.queries';
import { formatScore } from './format-score';

export interface DraftSectionProps {
  idea: Idea;
  format: Format;
  /** Missing until the drafts of the idea are asked for. */
  summary: DraftSummary | undefined;
}

/** One draft: its name and state, and when it is open its text. */
export function DraftSection({ idea, format, summary }: DraftSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  const state = useDraftState(summary, isOpen);
  const title = formatTitle(format);

  return (
    <Section role="group" aria-label={title}>
      <Title>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': bodyId })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight size={16} aria-hidden />
          <span>{title}</span>
          <State state={state} />
        </Toggle>
      </Title>
      <VisuallyHidden role="status">{`${title}: ${inWords(state)}`}</VisuallyHidden>
      {isOpen ? (
        <Body id={bodyId}>
          <DraftBody idea={idea} summary={summary} />
        </Body>
      ) : null}
    </Section>
  );
}

type DraftState = Pick<DraftSummary, 'status' | 'quality_score' | 'version'>;

/** What was read of an open draft is newer than its summary, unless the summary has changed since. */
function useDraftState(summary: DraftSummary | undefined, isOpen: boolean): DraftState | undefined {
  const { data, isPlaceholderData } = useQuery({
    ...draftQuery(summary ?? NONE),
    enabled: summary !== undefined && isOpen,
  });
  return summary && data && !isPlaceholderData ? data : summary;
}

const NONE: DraftSummary = {
  id: '',
  idea_id: '',
  format_type: 'blog',
  content_md: null,
  quality_score: null,
  status: 'queued',
  version: 0,
};

function inWords(state: DraftState | undefined): string {
  if (!state) return 'not generated yet';
  return { queued: 'queued', writing: 'being written', ready: `version ${state.version} is ready`, failed: 'failed' }[
    state.status
  ];
}

function State({ state }: { state: DraftState | undefined }): ReactNode {
  if (!state) return <Words>Not generated yet</Words>;
  switch (state.status) {
    case 'queued':
      return <Words>Queued</Words>;
    case 'writing':
      return (
        <Words>
          <Spinner />
          Writing...
        </Words>
      );
    case 'failed':
      return <Badge tone="danger">Failed</Badge>;
    case 'ready':
      return <Words>{state.quality_score === null ? 'Ready' : `Quality ${formatScore(state.quality_score)}`}</Words>;
    default:
      return state.status satisfies never;
  }
}

const Section = styled.div`
  min-inline-size: 0;
`;

const Title = styled.h4`
  margin: 0;
  font-size: ${token.text.body};
`;

const Toggle = styled.button`
  display: grid;
  grid-template-columns: 16px 1fr auto;
  gap: ${token.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[2]} ${token.space[1]};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.text};
  font: inherit;
  font-weight: ${token.weight.medium};
  text-align: start;
  cursor: pointer;

  & > svg {
    color: ${token.color.textMuted};
    transition: transform ${token.motion.feedback};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  &:hover > span:first-of-type {
    color: ${token.color.accentText};
  }
`;

const Words = styled.span`
  display: inline-flex;
  gap: ${token.space[2]};
  align-items: center;
  color: ${token.color.textMuted};
  font-family: ${token.font.body};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
  font-variant-numeric: tabular-nums;
`;

const Body = styled.div`
  padding-block: ${token.space[2]} ${token.space[5]};
`;
