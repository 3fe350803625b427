import { Disclosure, Heading, Stack, Text, token } from '@declic/design-system';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { styled } from 'styled-components';
import { policyQuery } from '../../policy/policy.queries';
import { listQuestions } from './questions';

/** The questions people ask before they book. */
export function Faq() {
  const { data: policy } = useSuspenseQuery(policyQuery());
  const headingId = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={headingId} id="questions">
      <Heading level={2} size="h3" id={headingId}>
        Questions fréquentes
      </Heading>
      <List role="list">
        {listQuestions(policy).map(({ question, answer }) => (
          <li key={question}>
            <Disclosure variant="row" size="body" summary={question}>
              <Text tone="muted">{answer}</Text>
            </Disclosure>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  max-inline-size: ${token.size.reading};

  & > li {
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
  }
`;
