import { Switch } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { type Strategy, useUpdateStrategyStatus } from '../../strategy/strategies.queries';

export function StrategyStatusSwitch({ strategy }: { strategy: Strategy }) {
  const update = useUpdateStrategyStatus(strategy.id);
  // Shows what was asked for while the server is being asked.
  const status = update.isPending ? update.variables : strategy.status;

  return (
    <Switch
      label="Active"
      checked={status === 'active'}
      loading={update.isPending}
      onChange={(active) =>
        update.mutate(active ? 'active' : 'inactive', {
          onError: (error) => notify.error('Failed to update status', { error }),
        })
      }
    />
  );
}
