import { media, Select, token, VisuallyHidden } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { hasStatus, type IdeasAddress, STATUS_FILTERS, type StatusFilter } from '../../idea/ideas-address';
import type { Idea } from '../../idea/ideas.queries';
import { choiceStyle } from './choice-style';

export interface IdeaFiltersProps {
  ideas: readonly Idea[];
  address: IdeasAddress;
  onChange: (change: Partial<IdeasAddress>) => void;
}

const words: Record<StatusFilter, string> = {
  all: 'All',
  'to-decide': 'To decide',
  approved: 'Approved',
  rejected: 'Rejected',
  published: 'Published',
};

/** Filters by status and pillar, each with the number of ideas that it shows together with the other one. */
export function IdeaFilters({ ideas, address: { status, pillar }, onChange }: IdeaFiltersProps) {
  const pillarId = useId();
  const ofPillar = ideas.filter((idea) => pillar === null || idea.pillar === pillar);
  const ofStatus = ideas.filter((idea) => hasStatus(idea, status));

  return (
    <Bar>
      <Statuses role="group" aria-label="Filter by status">
        {STATUS_FILTERS.map((filter) => (
          <Choice
            key={filter}
            type="button"
            aria-pressed={filter === status}
            onClick={() => onChange({ status: filter })}
          >
            {words[filter]} <Count>{ofPillar.filter((idea) => hasStatus(idea, filter)).length}</Count>
          </Choice>
        ))}
      </Statuses>
      <Pillars>
        <VisuallyHidden as="label" htmlFor={pillarId}>
          Filter by pillar
        </VisuallyHidden>
        <Select
          id={pillarId}
          value={pillar ?? ''}
          onChange={({ target }) => onChange({ pillar: target.value || null })}
        >
          <option value="">All pillars ({ofStatus.length})</option>
          {listPillars(ideas, pillar).map((name) => (
            <option key={name} value={name}>
              {name} ({ofStatus.filter((idea) => idea.pillar === name).length})
            </option>
          ))}
        </Select>
      </Pillars>
    </Bar>
  );
}

/** With the one of the address, which may have no idea any more. */
function listPillars(ideas: readonly Idea[], chosen: string | null): readonly string[] {
  const names = new Set(ideas.map(({ pillar }) => pillar));
  if (chosen !== null) names.add(chosen);
  return [...names].sort((one, other) => one.localeCompare(other));
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  align-items: center;
  justify-content: space-between;
`;

const Statuses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
`;

const Choice = styled.button`
  ${choiceStyle}
  border: 1px solid transparent;
  border-radius: ${token.radius.full};

  ${media.hover} {
    &:hover {
      background: ${token.color.raised};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.surface};
    color: ${token.color.text};
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.regular};
`;

const Pillars = styled.div`
  flex: 0 1 260px;
  min-inline-size: min(100%, 220px);
`;
