import { useState } from 'react';
import preview from '@declic/design-system/storybook/preview';
import { UsageFilterBar, type UsageFilterBarProps } from './usage-filter-bar';

const view: UsageFilterBarProps['view'] = { filter: 'all', period: 'last24h', range: null };

const meta = preview.meta({
  title: 'Console/Usage/Filter',
  component: UsageFilterBar,
  args: {
    view,
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
});

export const Default = meta.story();

export const Custom = meta.story({ args: { view: { ...view, filter: 'tools', period: 'custom' } } });
