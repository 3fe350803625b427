import { Button, Row, Stack, token } from '@declic/design-system';
import { formatNumber } from '@declic/remote-kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { CopyValue } from '../copy-value';
import { scrollBox } from '../scroll-box';
import { writeJson } from './write-json';

const CHARACTERS_SHOWN = 50_000;

/** A value as the text of its JSON; what is long is cut until the whole is asked for. */
export function JsonText({ data }: { data: unknown }) {
  const text = useMemo(() => writeJson(data), [data]);
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && text.length > CHARACTERS_SHOWN;
  return (
    <Stack $gap={2}>
      <Row $justify="end">
        <CopyValue value={text} label="Copy JSON" />
      </Row>
      {/* Focusable, so that the keyboard can scroll what does not fit. */}
      <Code tabIndex={0} role="region" aria-label="JSON of the result">
        {isCut ? `${text.slice(0, CHARACTERS_SHOWN)}…` : text}
      </Code>
      {isCut ? (
        <Button variant="secondary" size="sm" onClick={() => setIsWhole(true)}>
          Show all {formatNumber(text.length)} characters
        </Button>
      ) : null}
    </Stack>
  );
}

const Code = styled.pre`
  ${scrollBox}
  margin: 0;
  padding: ${token.space[4]};
  font-size: ${token.text.small};
`;
