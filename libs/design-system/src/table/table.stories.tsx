import preview from '../../.storybook/preview';
import { Card } from '../index';
import { Table, type TableColumn } from './table';

interface Payment {
  id: string;
  what: string;
  amount: number;
  at: string;
}

const columns: readonly TableColumn<Payment>[] = [
  { header: 'Date', cell: ({ at }) => at, narrow: { line: 2, side: 'start' } },
  { header: 'What', cell: ({ what }) => what, narrow: { line: 1, side: 'start' } },
  {
    header: 'Amount',
    cell: ({ amount }) => amount.toLocaleString('en'),
    align: 'end',
    narrow: { line: 1, side: 'end' },
    narrowLabel: 'Amount',
  },
];

const rows: readonly Payment[] = [
  { id: '1', what: 'Build plan', amount: 49, at: 'Nov 20, 2026' },
  { id: '2', what: 'Scale plan', amount: 1_449, at: 'Oct 20, 2026' },
  {
    id: '3',
    what: 'A line that says more than one would think possible about a payment',
    amount: 9,
    at: 'Sep 20, 2026',
  },
];

const meta = preview.meta({
  title: 'Components/Table',
  render: (args) => (
    <Card>
      <Table label="Payments" columns={columns} rows={rows} rowKey={({ id }) => id} {...args} />
    </Card>
  ),
});

export const Default = meta.story();

export const Loading = meta.story({ args: { loading: true } });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
