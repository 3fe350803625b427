import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, token } from '../tokens';

export interface Description {
  term: string;
  details: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
}

/** Terms and what they are, aligned; under each other on a phone. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, details }) => (
        <Item key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </Item>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
`;

const Item = styled.div`
  display: grid;
  gap: 0 ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-end: 1px solid ${token.color.line};

  &:last-child {
    border-block-end: 0;
  }

  & > dt {
    color: ${token.color.textMuted};
  }

  & > dd {
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    grid-template-columns: minmax(120px, 1fr) 2fr;
  }
`;
