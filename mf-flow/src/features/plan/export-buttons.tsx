import { saveContent } from '@declic/action-console/save-content';
import { Button, Row } from '@declic/design-system';
import { formatCount, notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Idea } from '../../idea/ideas.queries';
import { writeCalendar } from './write-calendar';
import { writePlanCsv } from './write-plan-csv';

export interface ExportButtonsProps {
  /** Of the strategy, and of the file. */
  name: string;
  ideas: readonly Idea[];
}

/** The plan as a file for calendars, and for spreadsheets. */
export function ExportButtons({ name, ideas }: ExportButtonsProps) {
  const planned = ideas.filter(({ scheduled_on: day }) => day !== null);
  const calendar = useSaving(async () => {
    const content = await writeCalendar(name, planned, new Date());
    saveContent(new Blob([content], { type: 'text/calendar;charset=utf-8' }), `${toFileName(name)}.ics`);
    return formatCount(planned.length, 'event');
  });
  const table = useSaving(async () => {
    const content = await writePlanCsv(ideas);
    saveContent(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${toFileName(name)}.csv`);
    return formatCount(ideas.length, 'line');
  });
  const saveCalendar = () =>
    planned.length === 0
      ? notify.info('No data to export', { description: 'No idea has a day yet.' })
      : calendar.mutate();

  const icon = <Download size={18} aria-hidden />;
  return (
    <Row $gap={2}>
      <Button variant="secondary" icon={icon} loading={calendar.isPending} onClick={saveCalendar}>
        Export .ics
      </Button>
      <Button variant="secondary" icon={icon} loading={table.isPending} onClick={() => table.mutate()}>
        Export CSV
      </Button>
    </Row>
  );
}

/** What writes the file is loaded at the first press, which may fail. */
function useSaving(save: () => Promise<string>) {
  return useMutation({
    mutationFn: save,
    onSuccess: (what) => notify.success('Export complete', { description: what }),
    onError: (error) => notify.error('Export failed', { description: 'Try again in a moment.', error }),
  });
}

/** 'Dental scheduling launch' as 'dental-scheduling-launch'. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain.slice(0, 60) || 'content'}-plan`;
}
