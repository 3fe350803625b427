import { Button, Card, Field, Heading, Notice, Stack, Text, TextArea, TextInput, token } from '@declic/design-system';
import type { ActionDefinition } from '@declic/action-console';
import { type DragEvent, useState } from 'react';
import { styled } from 'styled-components';
import { CsvError } from '../csv/csv-error';
import { type CsvFile, readCsvFile, readPastedCsv } from '../csv/read-csv-file';

const PASTE_ROWS = 6;

export interface FileStepProps {
  action: Pick<ActionDefinition, 'title'>;
  /** @throws {CsvError} the file cannot be used. */
  onFile: (file: CsvFile) => void;
}

/** Takes a CSV: dropped, chosen or pasted. It stays in this browser until rows are run. */
export function FileStep({ action, onFile }: FileStepProps) {
  const { read, error, isReading } = useReading(onFile);
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) read(() => readCsvFile(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  return (
    <Card as="section" aria-label="File" $gap={5}>
      <Heading level={2} size="h4">
        Choose a CSV
      </Heading>
      <Text tone="muted">
        {action.title} runs once for each row. The file stays in this browser; only the rows that you run are sent.
      </Text>
      {error ? <Notice tone="danger">{error}</Notice> : null}
      <DropZone
        $over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Field label="CSV file" hint="Drop it here, or choose it. At most 10,000 rows and 20 MB.">
          <FileInput
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            onChange={({ target }) => {
              choose(target.files);
              target.value = '';
            }}
          />
        </Field>
      </DropZone>
      <PasteForm isReading={isReading} onText={(text) => read(() => readPastedCsv(text))} />
    </Card>
  );
}

function PasteForm({ isReading, onText }: { isReading: boolean; onText: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Stack $gap={3} $align="start">
      <Wide>
        <Field label="Or paste rows" hint="From a sheet or a text, with a line of column names.">
          <TextArea
            rows={PASTE_ROWS}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </Wide>
      <Button variant="secondary" loading={isReading} disabled={text.trim() === ''} onClick={() => onText(text)}>
        Use these rows
      </Button>
    </Stack>
  );
}

function useReading(onFile: (file: CsvFile) => void) {
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (start: () => Promise<CsvFile>) => {
    setError(null);
    setReading(true);
    try {
      onFile(await start());
    } catch (failure) {
      setError(failure instanceof CsvError ? failure.message : 'The file cannot be read. Choose it again.');
    } finally {
      setReading(false);
    }
  };
  return { error, isReading, read: (start: () => Promise<CsvFile>) => void read(start) };
}

const DropZone = styled.div<{ $over: boolean }>`
  padding: ${token.space[5]};
  border: 1px dashed ${({ $over }) => ($over ? token.color.accent : token.color.lineStrong)};
  border-radius: ${token.radius.card};
  background: ${({ $over }) => ($over ? token.color.raised : 'transparent')};
`;

const FileInput = styled(TextInput)`
  &::file-selector-button {
    margin-inline-end: ${token.space[3]};
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.raised};
    color: ${token.color.text};
    font: inherit;
    font-weight: ${token.weight.medium};
    cursor: pointer;
  }
`;

const Wide = styled.div`
  inline-size: 100%;
`;
