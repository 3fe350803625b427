import { type FoundChange, formatPath, formatPathLabel } from '@declic/action-results';
import { Row, Stack, Text, token } from '@declic/design-system';
import { styled } from 'styled-components';
import { CopyValue } from '../copy-value';
import { ComparedText } from './compared-text';

/** Texts before and after a change: what was taken out is struck through, what was put in is underlined. */
export function DiffView({ changes }: { changes: readonly FoundChange[] }) {
  return (
    <Stack $gap={5}>
      {changes.map((change) => (
        <Change key={formatPath(change.path)} change={change} />
      ))}
    </Stack>
  );
}

function Change({ change: { path, before, after } }: { change: FoundChange }) {
  return (
    <section aria-label={formatPathLabel(path)}>
      <Row $justify="space-between">
        <Text size="small" weight="medium">
          {formatPathLabel(path)}
        </Text>
        <CopyValue value={after} label="Copy the new text" />
      </Row>
      <Body>
        <ComparedText before={before} after={after} />
      </Body>
    </section>
  );
}

const Body = styled.p`
  margin: ${token.space[2]} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
