import { Field, media, Text, TextInput, token, VisuallyHidden } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { StrategySummary } from '../../strategy/strategies.queries';

/** With more strategies than this, the list has a search field. */
const SEARCH_ABOVE = 5;

export interface StrategySelectorProps {
  strategies: readonly StrategySummary[];
  activeId: string;
  onChoose: (id: string) => void;
}

/** Selects the open strategy: a column beside it, a row above it on small screens. */
export function StrategySelector({ strategies, activeId, onChoose }: StrategySelectorProps) {
  const headingId = useId();
  const listRef = useActiveInView(activeId);
  const [search, setSearch] = useState('');
  const found = strategies.filter(({ strategy_name: name }) =>
    name.toLowerCase().includes(search.trim().toLowerCase()),
  );

  return (
    <Root aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        Your strategies
      </VisuallyHidden>
      {strategies.length > SEARCH_ABOVE ? (
        <Field label="Search strategies">
          <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
      ) : null}
      {found.length === 0 ? <Text tone="muted">No strategy has this name.</Text> : null}
      <List role="list" ref={listRef}>
        {found.map((strategy) => (
          <li key={strategy.id}>
            <Choice
              type="button"
              aria-current={strategy.id === activeId ? 'true' : undefined}
              onClick={() => onChoose(strategy.id)}
            >
              <Name>{strategy.strategy_name}</Name>
              <Facts>{formatFacts(strategy)}</Facts>
            </Choice>
          </li>
        ))}
      </List>
    </Root>
  );
}

/** In the row of a small screen the open strategy may be out of sight. */
function useActiveInView(activeId: string) {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const active = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && active)
      list.scrollLeft = active.offsetLeft - list.offsetLeft - (list.clientWidth - active.offsetWidth) / 2;
  }, [activeId]);
  return listRef;
}

function formatFacts({ status, analysis_state: state, idea_count: ideas }: StrategySummary): string {
  if (state === 'failed') return 'Analysis failed';
  if (state !== 'done') return 'Analyzing...';
  return [status === 'active' ? 'Active' : 'Inactive', formatCount(ideas, 'idea')].join(' · ');
}

const Root = styled.section`
  display: grid;
  gap: ${token.space[3]};
  min-inline-size: 0;
`;

const List = styled.ul`
  display: flex;
  gap: ${token.space[2]};
  /* Room for the focus ring inside the scrolling row. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  list-style: none;

  & > li {
    flex: 0 0 min(75%, 240px);
  }

  & > li:only-child {
    flex-basis: 100%;
  }

  ${media.desktop} {
    display: grid;
    overflow-x: visible;
  }
`;

const Choice = styled.button`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  min-block-size: ${token.size.target};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: background-color ${token.motion.feedback};

  &:hover {
    background: ${token.color.raised};
  }

  &[aria-current] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.surface};
    box-shadow: inset 3px 0 0 ${token.color.accent};
  }
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: ${token.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Facts = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
`;
