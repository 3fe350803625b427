import { keepFocus, token } from '@declic/design-system';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { Idea } from '../../idea/ideas.queries';
import { IdeaRow } from './idea-row';
import { useIdeaKeys } from './use-idea-keys';
import type { IdeaDecisions } from './use-idea-decisions';

export interface IdeaListProps {
  ideas: readonly Idea[];
  slow: ReadonlySet<string>;
  decisions: IdeaDecisions;
  onRefresh: () => void;
  onHelp: () => void;
  renderDrafts: (idea: Idea) => ReactNode;
}

export function IdeaList({ ideas, slow, decisions, onRefresh, onHelp, renderDrafts }: IdeaListProps) {
  const list = useRef<HTMLUListElement>(null);
  useIdeaKeys({ list, ideas, decisions, onHelp });
  return (
    <div ref={keepFocus}>
      <List role="list" ref={list} aria-label="Ideas">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <IdeaRow
              idea={idea}
              isSlow={slow.has(idea.id)}
              decisions={decisions}
              onRefresh={onRefresh}
              renderDrafts={renderDrafts}
            />
          </li>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
    /* Each row is laid out and painted by itself. With content-visibility, 200 of them drop frames: rows that come into view are
       laid out while one scrolls. */
    contain: content;
  }
`;
