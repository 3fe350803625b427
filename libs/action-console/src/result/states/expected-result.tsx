import { Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { useConsole } from '../../console-context';
import { PlainList } from '../../records/plain-list';
import { listExpectedMembers } from './describe-schema';

/** Before the first run: what the answer of this action holds. */
export function ExpectedResult() {
  const { definition } = useConsole();
  const members = listExpectedMembers(definition.output_schema);
  return (
    <Stack $gap={4}>
      <Text tone="muted">Execute shows the answer here.</Text>
      {members.length === 0 ? null : (
        <section aria-label="What the answer holds">
          <Text size="small" weight="medium">
            The answer holds
          </Text>
          <Members>
            {members.map(({ key, label, type, description }) => (
              <li key={key}>
                <code title={label}>{key}</code> <Type>{type}</Type>
                {description === undefined ? null : <Description>{description}</Description>}
              </li>
            ))}
          </Members>
        </section>
      )}
    </Stack>
  );
}

const Members = styled(PlainList)`
  display: grid;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};
  font-size: ${token.text.small};

  & > li {
    padding-block-end: ${token.space[2]};
    border-block-end: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }

  & > li:last-child {
    border-block-end: 0;
  }
`;

const Type = styled.span`
  color: ${token.color.textMuted};
`;

const Description = styled.span`
  display: block;
`;
