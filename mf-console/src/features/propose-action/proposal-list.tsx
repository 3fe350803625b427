import { Badge, Fieldset, focusRing, Row, token, Text, VisuallyHidden } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCredits } from '../../format';
import type { Proposal } from './need.queries';

export interface ProposalListProps {
  proposals: readonly Proposal[];
  /** The first one is what is asked for, very probably. */
  isLikely: boolean;
  chosen: Proposal | undefined;
  onChoose: (proposal: Proposal) => void;
}

/** The found action and its alternatives, each with its price. */
export function ProposalList({ proposals, isLikely, chosen, onChoose }: ProposalListProps) {
  const name = useId();
  return (
    <Fieldset>
      <VisuallyHidden as="legend">Actions that fit</VisuallyHidden>
      <Options>
        {proposals.map((proposal, index) => (
          <Option key={proposal.action}>
            <input
              type="radio"
              name={name}
              checked={proposal.action === chosen?.action}
              onChange={() => onChoose(proposal)}
            />
            <ProposalFacts proposal={proposal} isBest={isLikely && index === 0} />
          </Option>
        ))}
      </Options>
    </Fieldset>
  );
}

function ProposalFacts({ proposal, isBest }: { proposal: Proposal; isBest: boolean }) {
  const { title, one_liner, cost, reasons } = proposal;
  return (
    <Row $gap={2} $align="start" $growFirst>
      <span>
        <Title>{title}</Title> {isBest ? <Badge tone="accent">Best match</Badge> : null}
        <Text as="span" size="small" tone="muted">
          <Line>{one_liner}</Line>
          {reasons.length > 0 ? <Line>Because of: {[...new Set(reasons)].join(', ')}</Line> : null}
        </Text>
      </span>
      <Price>{formatCredits(cost)}</Price>
    </Row>
  );
}

const Options = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[3]};
  align-items: start;
  min-block-size: ${token.size.target};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has(:checked) {
    border-color: ${token.color.accent};
  }

  &:has(:focus-visible) {
    outline: ${focusRing};
    outline-offset: 2px;
  }

  & > input {
    margin-block-start: 0.3em;
    accent-color: ${token.color.accent};
  }
`;

const Title = styled.span`
  font-weight: ${token.weight.medium};
`;

const Line = styled.span`
  display: block;
`;

const Price = styled.span`
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
