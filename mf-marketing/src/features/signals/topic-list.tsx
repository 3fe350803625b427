import { Heading, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Below } from '../../ui/display';
import { TitledItems } from '../../ui/titled-items';

export interface TopicListProps {
  heading: string;
  topics: readonly { readonly title: string; readonly text: string }[];
}

/** What belongs to one idea, line by line. */
export function TopicList({ heading, topics }: TopicListProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} size="h2" id={headingId}>
        {heading}
      </Heading>
      <Below>
        <Lines role="list">
          <TitledItems items={topics} size="h4" />
        </Lines>
      </Below>
    </section>
  );
}

const Lines = styled.ul`
  & > li {
    display: grid;
    gap: ${token.space[1]};
    padding-block: ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
  }
`;
