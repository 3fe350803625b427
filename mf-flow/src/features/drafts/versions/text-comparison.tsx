import { ComparedText } from '@declic/action-console/compared-text';
import { Text, token } from '@declic/design-system';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

export interface TextComparisonProps {
  before: string;
  after: string;
  label: string;
}

/** One text with what another one takes away and adds. */
export function TextComparison({ before, after, label }: TextComparisonProps) {
  const sheet = useRef<HTMLDivElement>(null);
  // In a long text, the first change may be far below the beginning.
  useLayoutEffect(() => {
    const change = sheet.current?.querySelector<HTMLElement>('ins, del');
    if (sheet.current && change) sheet.current.scrollTop = change.offsetTop - CONTEXT_PX;
  }, [before, after]);
  if (before === after) return <Text tone="muted">The two texts are the same.</Text>;
  return (
    <Sheet ref={sheet} role="group" aria-label={label} tabIndex={0}>
      <ComparedText before={before} after={after} />
    </Sheet>
  );
}

/** What stands before a change stays in sight: about three lines. */
const CONTEXT_PX = 72;

const Sheet = styled.div`
  position: relative;
  max-block-size: 24rem;
  overflow-y: auto;
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.canvas};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
