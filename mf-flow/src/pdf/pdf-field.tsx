import { FileDrop } from '@declic/action-console/files';
import { Button, Field, FileText, ProgressBar, Row, Spinner, Text, TextInput, token } from '@declic/design-system';
import { type CallFailure, CallFailureDetails } from '@declic/remote-kit';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PdfCard } from './pdf-card';
import type { UploadedPdf } from './pdfs.queries';
import { type PdfInReading, usePdfUpload } from './use-pdf-upload';

export interface PdfFieldProps {
  label: string;
  /** Of the input for the address. */
  address: ComponentProps<typeof TextInput>;
  error: string | undefined;
  pdf: UploadedPdf | null;
  /** A PDF was read, or taken out. */
  onPdf: (pdf: UploadedPdf | null) => void;
  /** Whether a file is being uploaded; what is sent before its end would lack it. */
  onReading: (isReading: boolean) => void;
}

/** A PDF by its address or by upload, one of them. */
export function PdfField({ label, address, error, pdf, onPdf, onReading }: PdfFieldProps) {
  const [isTouched, setTouched] = useState(false);
  const change = (next: UploadedPdf | null) => {
    setTouched(true);
    onPdf(next);
  };
  const { reading, refusal, failure, take, cancel } = usePdfUpload(change);
  const isReading = reading !== undefined;
  useEffect(() => onReading(isReading), [isReading, onReading]);

  return (
    <Field
      label={label}
      hint="Read with the rest: text in English, French or Spanish, up to 10 MB and 200 pages. The address has to be open to everybody."
      error={failure ? <UploadFailed failure={failure} /> : (refusal ?? error)}
    >
      <FileDrop onFile={(file) => void take(file)}>
        {pdf ? (
          <PdfCard pdf={pdf} autoFocus={isTouched} onRemove={() => change(null)} />
        ) : (
          <>
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              autoFocus={isTouched}
              {...address}
            />
            <UploadRow isReading={isReading} onFile={(file) => void take(file)} onCancel={cancel} />
          </>
        )}
        <ReadingState reading={reading} />
      </FileDrop>
    </Field>
  );
}

function UploadFailed({ failure }: { failure: CallFailure }) {
  return (
    <>
      {failure.text}
      <CallFailureDetails failure={failure} />
    </>
  );
}

/** Its words change twice, so that they can be read aloud; the bar shows how far the sending is. */
function ReadingState({ reading }: { reading: PdfInReading | undefined }) {
  const { name, sent = 1 } = reading ?? {};
  const isSending = sent < 1;
  return (
    <>
      <Text role="status" size="small" tone="muted">
        {reading ? `${isSending ? 'Uploading' : 'Reading'} ${name}…` : ''}
      </Text>
      {isSending ? (
        <Row $gap={3} $wrap={false}>
          <Grow>
            <ProgressBar value={Math.round(sent * 100)} label="Upload" />
          </Grow>
          <Percent>{Math.round(sent * 100)}%</Percent>
        </Row>
      ) : null}
    </>
  );
}

interface UploadRowProps {
  isReading: boolean;
  onFile: (file: File) => void;
  onCancel: () => void;
}

function UploadRow({ isReading, onFile, onCancel }: UploadRowProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Row $gap={2}>
      <Button
        variant="secondary"
        size="sm"
        icon={isReading ? <Spinner /> : <FileText size={16} aria-hidden />}
        disabled={isReading}
        onClick={() => chooser.current?.click()}
      >
        Upload a PDF
      </Button>
      {isReading ? (
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel upload
        </Button>
      ) : (
        <Text as="span" size="small" tone="muted">
          or drop it here
        </Text>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="PDF file"
        accept="application/pdf,.pdf"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </Row>
  );
}

const Grow = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

const Percent = styled.span`
  min-inline-size: 4ch;
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
