import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { UsageFilterBar, type UsageFilterBarProps } from './usage-filter-bar';

const meta = {
  title: 'Console/Usage/Filter',
  component: UsageFilterBar,
  args: {
    view: { filter: 'all', period: 'last24h', range: null },
    now: Date.UTC(2026, 10, 21, 12),
    onFilter: () => undefined,
    onPeriod: () => undefined,
    onRange: () => undefined,
  },
  render: function Controlled(args: UsageFilterBarProps) {
    const [view, setView] = useState(args.view);
    return (
      <UsageFilterBar
        view={view}
        now={args.now}
        onFilter={(filter) => setView({ ...view, filter })}
        onPeriod={(period) => setView({ ...view, period })}
        onRange={(range) => setView({ ...view, range })}
      />
    );
  },
} satisfies Meta<typeof UsageFilterBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Custom: Story = { args: { view: { filter: 'tools', period: 'custom', range: null } } };
