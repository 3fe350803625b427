import { Grid, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';

const DELETED = [
  'Your email address, your password and everything else that names you',
  'Your API keys and sessions: they are refused at once',
  'Your subscription, without another charge, and the credits that are left',
  'What you made with the tools: strategies and drafts',
];
const KEPT = [
  'The credit ledger, without your name: which amounts were moved, and when',
  'What was bought once, without your name: the add-on, its price and the day',
];

/** What the deletion removes and what is kept. */
export function DeletionFacts() {
  return (
    <Columns $fit $columnGap={6}>
      <Facts title="Deleted" facts={DELETED} />
      <Facts title="Kept" facts={KEPT} />
    </Columns>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <div>
      <Text weight="medium">{title}</Text>
      <List as="ul" $gap={1}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </List>
    </div>
  );
}

const Columns = styled(Grid)`
  inline-size: 100%;
`;

const List = styled(Stack)`
  margin: ${token.space[1]} 0 0;
  padding-inline-start: 1.2em;
  color: ${token.color.textMuted};
`;
