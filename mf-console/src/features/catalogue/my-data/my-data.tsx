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
import { CallFailureDetails, failureText, formatCount } from '@declic/remote-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { type GivenDataState, useGivenData } from './use-given-data';
import type { Matching } from './use-matching';

const MOST_TEXT = 1_000_000;

/** Text or a file that the catalogue is ordered by: what takes it comes first. */
export function MyData({ matching }: { matching: Matching }) {
  const given = useGivenData(matching);
  return (
    <Disclosure summary="Works with my data" size="body">
      <Stack $gap={3} onDragOver={(event) => event.preventDefault()} onDrop={(event) => given.drop(event)}>
        <Field
          label="Text or file"
          hint="Paste text, or drop a file: the actions that take it come first. It stays in this browser until you press Execute."
        >
          <Area
            value={given.text}
            rows={3}
            maxLength={MOST_TEXT}
            spellCheck={false}
            placeholder={given.fileName === null ? 'An e-mail address, an IBAN, a CSV table, a page, an invoice …' : ''}
            onChange={({ target }) => given.type(target.value)}
            onPaste={(event) => {
              const [file] = event.clipboardData.files;
              if (!file) return;
              event.preventDefault();
              void given.take(file);
            }}
          />
        </Field>
        <Controls given={given} />
        <Outcome matching={matching} isTooLarge={given.isTooLarge} />
      </Stack>
    </Disclosure>
  );
}

function Controls({ given: { text, fileName, isTooLarge, take, reset } }: { given: GivenDataState }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
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
  );
}

function Outcome({ matching: { matched, status, error }, isTooLarge }: { matching: Matching; isTooLarge: boolean }) {
  return (
    <div role="status">
      {isTooLarge ? (
        <Notice tone="warning">The file is larger than 12 MB, which is more than a call takes.</Notice>
      ) : null}
      {status === 'working' ? <Text tone="muted">Looking for actions that take it …</Text> : null}
      {status === 'failed' ? (
        <Notice tone="warning">
          {failureText(error, FAILED_WORDS)}
          <CallFailureDetails error={error} />
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

/** What a service says of itself does not name the data. */
const FAILED_WORDS = {
  ownWordsOnly: true,
  fallback: 'The data could not be matched. Please try again; the catalogue below is complete.',
};

function formatFits(count: number): string {
  if (count === 0) return 'no action takes it.';
  return `${formatCount(count, 'action')} ${count === 1 ? 'takes' : 'take'} it, the best first.`;
}

const Area = styled(TextArea)`
  font-family: ${token.font.mono};
`;
