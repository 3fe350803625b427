import { FileHeading } from '@declic/action-console/files';
import { Stack, token, useFieldControl } from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { styled } from 'styled-components';
import type { UploadedPdf } from './pdfs.queries';

export interface PdfCardProps {
  pdf: UploadedPdf;
  /** It has just been read, and the control that had the focus is gone. */
  autoFocus: boolean;
  onRemove: () => void;
}

/** An uploaded PDF: what was read of it, and how it begins. */
export function PdfCard({ pdf: { name, pages, characters, beginning }, autoFocus, onRemove }: PdfCardProps) {
  const { id, 'aria-describedby': describedBy } = useFieldControl({});
  return (
    <Stack $gap={3} role="group" aria-label={`PDF: ${name}`} id={id} aria-describedby={describedBy}>
      <FileHeading
        name={name}
        facts={`${formatCount(pages, 'page')}, ${formatCount(characters, 'character')} read`}
        autoFocus={autoFocus}
        onRemove={onRemove}
      />
      <Beginning>
        {beginning}
        {characters > beginning.length ? '…' : ''}
      </Beginning>
    </Stack>
  );
}

const Beginning = styled.blockquote`
  margin: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  color: ${token.color.textMuted};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
