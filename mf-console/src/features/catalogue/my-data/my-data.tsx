import {
  Button,
  Disclosure,
  Field,
  FileText,
  Notice,
  Row,
  Stack,
  Text,
  TextArea,
  token,
  X,
} from '@declic/design-system';
import { formatCount } from '@declic/remote-kit';
import { type DragEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useDebouncedCallback } from 'use-debounce';
import { MOST_FILE_BYTES, type Matching } from './use-matching';

const PAUSE_MS = 400;
const MOST_TEXT = 1_000_000;

/** Text or a file that the catalogue is ordered by: what takes it comes first. */
export function MyData({ matching }: { matching: Matching }) {
  const { match, clear } = matching;
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const matchText = useDebouncedCallback((typed: string) => void match({ text: typed }), PAUSE_MS);

  const reset = () => {
    matchText.cancel();
    setText('');
    setFileName(null);
    setIsTooLarge(false);
    clear();
  };
  const type = (typed: string) => {
    if (typed.trim() === '') return reset();
    setText(typed);
    setFileName(null);
    setIsTooLarge(false);
    matchText(typed);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    reset();
    if (file.size > MOST_FILE_BYTES) return setIsTooLarge(true);
    setFileName(file.name);
    await match({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void take(file);
    else type(event.dataTransfer.getData('text'));
  };

  return (
    <Disclosure summary="Works with my data" size="body">
      <Stack $gap={3} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Field
          label="Text or file"
          hint="Paste text, or drop a file: the actions that take it come first. It stays in this browser until you press Execute."
        >
          <Area
            value={text}
            rows={3}
            maxLength={MOST_TEXT}
            spellCheck={false}
            placeholder={fileName === null ? 'An e-mail address, an IBAN, a CSV table, a page, an invoice …' : ''}
            onChange={({ target }) => type(target.value)}
            onPaste={(event) => {
              const [file] = event.clipboardData.files;
              if (!file) return;
              event.preventDefault();
              void take(file);
            }}
          />
        </Field>
        <Row $gap={3}>
          <Button variant="secondary" icon={<FileText size={18} aria-hidden />} onClick={() => picker.current?.click()}>
            Choose a file
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            aria-label="File to match"
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
          {fileName === null ? null : <Text as="span">{fileName}</Text>}
          {text === '' && fileName === null && !isTooLarge ? null : (
            <Button variant="ghost" icon={<X size={18} aria-hidden />} onClick={reset}>
              Remove
            </Button>
          )}
        </Row>
        <Outcome matching={matching} isTooLarge={isTooLarge} />
      </Stack>
    </Disclosure>
  );
}

function Outcome({ matching: { matched, status }, isTooLarge }: { matching: Matching; isTooLarge: boolean }) {
  return (
    <div role="status">
      {isTooLarge ? (
        <Notice tone="warning">The file is larger than 12 MB, which is more than a call takes.</Notice>
      ) : null}
      {status === 'working' ? <Text tone="muted">Looking for actions that take it …</Text> : null}
      {status === 'failed' ? (
        <Notice tone="warning">
          The data could not be matched. Please try again; the catalogue below is complete.
        </Notice>
      ) : null}
      {status === 'idle' && matched ? (
        <Text>
          <strong>{matched.label}</strong>: {formatFits(matched.fits.length)}
        </Text>
      ) : null}
    </div>
  );
}

function formatFits(count: number): string {
  if (count === 0) return 'no action takes it.';
  return `${formatCount(count, 'action')} ${count === 1 ? 'takes' : 'take'} it, the best first.`;
}

const Area = styled(TextArea)`
  font-family: ${token.font.mono};
`;
