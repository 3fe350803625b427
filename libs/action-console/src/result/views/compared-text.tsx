import { token, VisuallyHidden } from '@declic/design-system';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { compareTexts, type TextPart } from './compare-texts';

export interface ComparedTextProps {
  before: string;
  after: string;
}

/** One text with what was taken out of it struck through and what was put in underlined. */
export function ComparedText({ before, after }: ComparedTextProps) {
  const parts = useMemo(() => compareTexts(before, after), [before, after]);
  return parts.map((part, index) => <Part key={`${index} ${part.change}`} part={part} />);
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
