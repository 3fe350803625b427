import preview from '@declic/design-system/storybook/preview';
import { VisitorTimeNote } from './visitor-time-note';

const meta = preview.meta({
  title: 'Workshops/Visitor time',
  component: VisitorTimeNote,
  args: { start: '2030-03-01T17:30:00.000Z' },
});

export const Montreal = meta.story({ args: { zone: 'America/Montreal' } });
export const NextDay = meta.story({ args: { zone: 'Pacific/Noumea' } });
