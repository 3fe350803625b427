import { type FoundChange, formatPath, formatPathLabel } from '@declic/action-results';
import { Row, Stack, Text, token, VisuallyHidden } from '@declic/design-system';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { CopyValue } from '../copy-value';
import { compareTexts, type TextPart } from './compare-texts';

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
  const parts = useMemo(() => compareTexts(before, after), [before, after]);
  return (
    <section aria-label={formatPathLabel(path)}>
      <Row $justify="space-between">
        <Text size="small" weight="medium">
          {formatPathLabel(path)}
        </Text>
        <CopyValue value={after} label="Copy the new text" />
      </Row>
      <Body>
        {parts.map((part, index) => (
          <Part key={`${index} ${part.change}`} part={part} />
        ))}
      </Body>
    </section>
  );
}

function Part({ part: { change, text } }: { part: TextPart }) {
  if (change === 'same') return text;
  const Mark = change === 'added' ? Added : Removed;
  return (
    <Mark>
      <VisuallyHidden>{change === 'added' ? ' (added: ' : ' (removed: '}</VisuallyHidden>
      {text}
      <VisuallyHidden>)</VisuallyHidden>
    </Mark>
  );
}

const Body = styled.p`
  margin: ${token.space[2]} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Added = styled.ins`
  background: ${token.color.successSoft};
  color: ${token.color.success};
  text-decoration: underline;
`;

const Removed = styled.del`
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};
  text-decoration: line-through;
`;
