import preview from '@declic/design-system/storybook/preview';
import { aCanaryTrial } from '@declic/openapi/release-factories';
import { ChangeDesk } from '../change/change-desk';
import { aCanaryOverview } from '../testing/a-released-remote';
import { CanaryCard } from './canary-card';

const { canary, stable } = aCanaryTrial();
const started = { looks: 0, next_look_at_loads: 20, last_p: null, last_alpha: null, last_look_at: null };

const meta = preview.meta({
  title: 'Operate/Canary',
  component: CanaryCard,
  args: { deployable: aCanaryOverview() },
  decorators: [
    (Story) => (
      <ChangeDesk name="mf-flow" expect={stable.version}>
        <Story />
      </ChangeDesk>
    ),
  ],
});

export const Default = meta.story();

export const JustStarted = meta.story({
  args: {
    deployable: aCanaryOverview({
      trial: aCanaryTrial({
        ...started,
        canary: { ...canary, loads: 0, failed: 0 },
        stable: { ...stable, loads: 0, failed: 0 },
      }),
    }),
  },
});

export const NotComparedYet = meta.story({
  args: { deployable: aCanaryOverview({ trial: aCanaryTrial({ ...started, canary: { ...canary, loads: 12 } }) }) },
});

export const FailsInTooFewNetworks = meta.story({
  args: { deployable: aCanaryOverview({ trial: aCanaryTrial({ canary: { ...canary, failed: 4 }, last_p: 0.000_2 }) }) },
});

export const Frozen = meta.story({
  args: { deployable: aCanaryOverview({ choice: { frozen_at: '2026-11-22T10:00:00Z' } }) },
});
