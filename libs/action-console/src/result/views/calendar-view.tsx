import type { FoundEvent, ResultParts } from '@declic/action-results';
import { Notice, Stack, Text } from '@declic/design-system';
import { useMemo } from 'react';
import { FileContents } from '../files/file-contents';
import { Agenda } from './agenda';
import { readCalendar } from './read-calendar';

/** Times of an answer and the events of its calendar files, day after day. */
export function CalendarView({ files, events }: Pick<ResultParts, 'files' | 'events'>) {
  return (
    <Stack $gap={5}>
      <Text size="small" tone="muted">
        Times are those of {new Intl.DateTimeFormat().resolvedOptions().timeZone}.
      </Text>
      {events.length > 0 ? <Agenda events={events} label="Times of the answer" /> : null}
      <FileContents files={files} kinds={['calendar']}>
        {({ file }, bytes) => <CalendarFile name={file.name} bytes={bytes} />}
      </FileContents>
    </Stack>
  );
}

function CalendarFile({ name, bytes }: { name: string; bytes: Uint8Array }) {
  const events = useMemo(() => readEvents(bytes), [bytes]);
  if (events === null) return <Notice tone="warning">{name} is not a calendar that can be read. Download it.</Notice>;
  if (events.length === 0) return <Text tone="muted">{name} holds no events.</Text>;
  return <Agenda events={events} label={name} />;
}

function readEvents(bytes: Uint8Array): FoundEvent[] | null {
  try {
    return readCalendar(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
