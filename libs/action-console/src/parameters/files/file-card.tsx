import { Stack, Text, token, useFieldControl } from '@declic/design-system';
import { styled } from 'styled-components';
import { FileHeading } from './file-heading';
import { describeTypes, isExpectedType, nameType } from './file-types';
import type { EnteredFile } from './read-data-url';
import { formatBytes } from './to-data-url';

export interface FileCardProps {
  file: EnteredFile;
  accept: readonly string[];
  disabled: boolean;
  /** It has just been put in, and the control that had the focus is gone. */
  autoFocus: boolean;
  onRemove: () => void;
}

/** A file that is part of the call: what it is, and how it begins. */
export function FileCard({ file, accept, disabled, autoFocus, onRemove }: FileCardProps) {
  const { url, name, mime, size, beginning } = file;
  const { id, 'aria-describedby': describedBy } = useFieldControl({});
  return (
    <Card $gap={3} role="group" aria-label={`File: ${name}`} id={id} aria-describedby={describedBy}>
      <FileHeading
        name={name}
        facts={`${nameType(mime)}, ${formatBytes(size)}`}
        disabled={disabled}
        autoFocus={autoFocus}
        onRemove={onRemove}
      />
      {mime.startsWith('image/') ? <Picture src={url} alt={`Preview of ${name}`} /> : null}
      {beginning === null ? null : (
        <Beginning tabIndex={0} role="group" aria-label={`Beginning of ${name}`}>
          {beginning}
        </Beginning>
      )}
      {isExpectedType(mime, accept) ? null : (
        <Text size="small" tone="muted">
          This may be refused: {describeTypes(accept)} is expected.
        </Text>
      )}
    </Card>
  );
}

const Card = styled(Stack)`
  padding: ${token.space[3]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
`;

const Picture = styled.img`
  justify-self: start;
  max-inline-size: 100%;
  max-block-size: 200px;
  border: 1px solid ${token.color.line};
  background: ${token.color.raised};
  object-fit: contain;
`;

const Beginning = styled.pre`
  max-block-size: 160px;
  margin: 0;
  padding: ${token.space[2]};
  overflow: auto;
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-family: ${token.font.mono};
  font-size: ${token.text.small};
`;
