import { PlainList } from '@declic/action-console/plain-list';
import { checkDraft, type Finding, scoreDraft } from '@declic/content-rules';
import { CircleAlert, CircleCheck, Disclosure, Stack, token, VisuallyHidden } from '@declic/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Draft, Idea } from '../drafts.queries';
import { formatScore } from '../format-score';
import { readSiblings } from '../quality/read-siblings';
import { Rubric } from '../quality/rubric';
import { Caption } from './preview';

export interface ChecksProps {
  idea: Idea;
  draft: Draft;
  text: string;
  /** Selects a place of the text. */
  onSelect: (start: number, end: number) => void;
}

/** What the rules of its format say of the text, and the quality that it would have. */
export function Checks({ idea, draft, text, onSelect }: ChecksProps) {
  const { findings, score, rubric } = useChecks(idea, draft, text);
  const open = findings.filter(({ isMet }) => !isMet).length;
  return (
    <section aria-label="Checks">
      <Caption>{open === 0 ? 'All rules are met' : `Rules: ${open} of ${findings.length} not met`}</Caption>
      <Stack $gap={2}>
        <List role="list">
          {findings.map((finding, place) => (
            // Findings have no names of their own; the list is made anew with each text.
            <FindingRow key={place} finding={finding} text={text} onSelect={onSelect} />
          ))}
        </List>
        <Disclosure summary={`Quality ${formatScore(score)}`} variant="row" size="body">
          <Rubric lines={rubric} />
        </Disclosure>
      </Stack>
    </section>
  );
}

function useChecks(idea: Idea, draft: Draft, text: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const { format_type: format, language, sources } = draft;
    const checked = { format, language, contentMd: text };
    const siblings = readSiblings(queryClient, idea, draft);
    return { findings: checkDraft(checked), ...scoreDraft({ ...checked, sources, siblings }) };
  }, [queryClient, idea, draft, text]);
}

interface FindingRowProps {
  finding: Finding;
  text: string;
  onSelect: (start: number, end: number) => void;
}

function FindingRow({ finding: { isMet, message, at }, text, onSelect }: FindingRowProps) {
  const Icon = isMet ? CircleCheck : CircleAlert;
  return (
    <Item data-met={isMet}>
      <Icon size={18} aria-hidden />
      <span>
        <VisuallyHidden>{isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
        {message}
        {at && !isMet ? (
          <>
            {' '}
            <Place type="button" onClick={() => onSelect(at.start, at.end)}>
              Show line {toLineNumber(text, at.start)}
            </Place>
          </>
        ) : null}
      </span>
    </Item>
  );
}

const toLineNumber = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const List = styled(PlainList)`
  display: grid;
  gap: ${token.space[2]};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 18px 1fr;
  gap: ${token.space[2]};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  & > svg {
    margin-block-start: calc((1lh - 18px) / 2);
    color: ${token.color.warning};
  }

  &[data-met='true'] {
    color: ${token.color.textMuted};
  }

  &[data-met='true'] > svg {
    color: ${token.color.success};
  }
`;

const Place = styled.button`
  padding: 0 2px;
  border: 0;
  background: none;
  color: ${token.color.accentText};
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
