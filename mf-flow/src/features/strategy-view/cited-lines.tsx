import { Disclosure, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import type { CitedLine } from '../../strategy/strategies.queries';
import { CitedSentence } from './cited-sentence';

/** Lines of a summary; each opens to the sentence it was taken from. */
export function CitedLines({ lines }: { lines: readonly CitedLine[] }) {
  if (lines.length === 0) return <Text tone="muted">Not found in your text.</Text>;
  return (
    <List role="list">
      {lines.map((line) => (
        <li key={line.text}>
          <Disclosure summary={line.text} variant="row" size="body">
            <CitedSentence line={line} />
          </Disclosure>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`;
