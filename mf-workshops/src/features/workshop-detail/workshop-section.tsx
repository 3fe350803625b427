import { Heading, Stack, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface WorkshopSectionProps {
  heading: string;
  items: readonly string[];
  /** The order matters, as in an agenda. */
  ordered?: boolean;
}

/** One list of a workshop's description; nothing to say means no section. */
export function WorkshopSection({ heading, items, ordered = false }: WorkshopSectionProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <Heading level={2} size="h4" id={headingId}>
        {heading}
      </Heading>
      <List as={ordered ? 'ol' : 'ul'} role="list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  max-inline-size: ${token.size.reading};

  & > li {
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.line};
  }
`;
