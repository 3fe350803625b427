import { notify } from '@declic/remote-kit';
import { Switch } from '../../ui/switch';
import { type Strategy, useUpdateStrategyStatus } from '../../strategy/strategies.queries';

export function ActiveToggle({ strategy }: { strategy: Strategy }) {
  const update = useUpdateStrategyStatus(strategy.id);
  // Shows what was asked for while the server is being asked.
  const status = update.isPending ? update.variables : strategy.status;
  const next = status === 'active' ? 'inactive' : 'active';

  return (
    <Switch
      label="Active"
      isOn={status === 'active'}
      isBusy={update.isPending}
      onToggle={() => update.mutate(next, { onError: () => notify.error('Failed to update status') })}
    />
  );
}
