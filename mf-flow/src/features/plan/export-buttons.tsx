import { saveContent } from '@declic/action-console/save-content';
import { Button, Row } from '@declic/design-system';
import { formatCount, notify } from '@declic/remote-kit';
import { Download } from 'lucide-react';
import { toSafeName } from '../../files/safe-name';
import { useFileSaving } from '../../files/use-file-saving';
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
  const fileName = `${toSafeName(name, 'content')}-plan`;
  const calendar = useFileSaving({
    save: async () => {
      const content = await writeCalendar(name, planned, new Date());
      saveContent(new Blob([content], { type: 'text/calendar;charset=utf-8' }), `${fileName}.ics`);
    },
    onSaved: () => reportSaved(formatCount(planned.length, 'event')),
    failure: 'Export failed',
  });
  const table = useFileSaving({
    save: async () => {
      const content = await writePlanCsv(ideas);
      saveContent(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
    },
    onSaved: () => reportSaved(formatCount(ideas.length, 'line')),
    failure: 'Export failed',
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

const reportSaved = (description: string) => notify.success('Export complete', { description });
