import { aKey } from '@declic/openapi/factories';
import preview from '@declic/design-system/storybook/preview';
import { KeyCard } from './key-card';

const meta = preview.meta({ title: 'Console/Keys/Key card', component: KeyCard });

export const NeverUsed = meta.story({ args: { apiKey: aKey() } });

export const New = meta.story({ args: { apiKey: aKey(), justCreated: true } });

export const Used = meta.story({
  args: { apiKey: aKey({ last_used_at: '2026-11-20T12:00:00.000Z', credit_balance: 12_499, usage_count: 3_204 }) },
});

export const Suspended = meta.story({ args: { apiKey: aKey(), suspended: true } });

export const Inactive = meta.story({ args: { apiKey: aKey({ active: false }) } });

export const LongLabel = meta.story({
  args: { apiKey: aKey({ label: 'A label of eighty characters '.repeat(3).trim() }) },
});
