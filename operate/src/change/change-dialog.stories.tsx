import { ApiError } from '@declic/openapi/releases';
import preview from '@declic/design-system/storybook/preview';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog';

const nothing = () => undefined;

const mutation: ChangeDialogProps['mutation'] = {
  mutateAsync: () => Promise.resolve(),
  error: null,
  isPending: false,
  reset: nothing,
};

const asked: ChangeDialogProps = {
  name: 'mf-flow',
  change: { kind: 'promote', version: '3f2a9c0d1e2f3a4b' },
  onClose: nothing,
  mutation,
};

const meta = preview.meta({
  title: 'Operate/Change',
  component: (props: ChangeDialogProps) => <ChangeDialog {...props} />,
  args: asked,
});

export const Promote = meta.story();

export const Withdraw = meta.story({ args: { change: { kind: 'withdraw', version: '3f2a9c0d1e2f3a4b' } } });

export const Canary = meta.story({
  args: { change: { kind: 'start-canary', version: '3f2a9c0d1e2f3a4b', percent: 10 } },
});

export const ChangeShare = meta.story({
  args: { change: { kind: 'change-canary', version: '3f2a9c0d1e2f3a4b', percent: 25 } },
});

export const EndCanary = meta.story({ args: { change: { kind: 'end-canary', version: '3f2a9c0d1e2f3a4b' } } });

export const Sending = meta.story({ args: { change: { kind: 'freeze' }, mutation: { ...mutation, isPending: true } } });

export const Refused = meta.story({
  args: {
    mutation: {
      ...mutation,
      error: new ApiError(409, 'needs_unmet', 'The live shell cannot run mf-flow 3f2a9c0d1e2f3a4b.'),
    },
  },
});
