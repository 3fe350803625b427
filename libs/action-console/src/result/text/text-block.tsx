import { Button, Row, Text, token } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CopyValue } from '../copy-value';
import { Markdown } from './markdown';

export interface TextBlockProps {
  label: string;
  text: string;
  isMarkdown: boolean;
}

const CHARACTERS_SHOWN = 20_000;

/** One text under its name. A very long one is cut until the whole is asked for. */
export function TextBlock({ label, text, isMarkdown }: TextBlockProps) {
  const [isWhole, setIsWhole] = useState(text.length <= CHARACTERS_SHOWN);
  const shown = isWhole ? text : text.slice(0, CHARACTERS_SHOWN);
  return (
    <section aria-label={label}>
      <Row $justify="space-between">
        <Text size="small" weight="medium">
          {label}
        </Text>
        <CopyValue value={text} subject={label} />
      </Row>
      <Sheet>{isMarkdown ? <Markdown text={shown} /> : <Plain>{shown}</Plain>}</Sheet>
      {isWhole ? null : (
        <Button variant="secondary" size="sm" onClick={() => setIsWhole(true)}>
          Show all {formatNumber(text.length)} characters
        </Button>
      )}
    </section>
  );
}

const Sheet = styled.div`
  max-inline-size: ${token.size.reading};
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  overflow-wrap: anywhere;
`;

const Plain = styled.p`
  margin: 0;
  white-space: pre-wrap;
`;
