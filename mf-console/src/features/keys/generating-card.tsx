import { Card, Heading, Spinner, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';

export function GeneratingCard() {
  return (
    <Sheet role="status">
      <Spinner size={24} />
      <div>
        <Heading level={2} size="lead">
          Generating your API key
        </Heading>
        <Text tone="muted">This takes a few seconds.</Text>
      </div>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[4]};
  align-items: center;
  color: ${token.color.accentText};
`;
