import { IconButton, Trash2 } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { notify } from '@declic/remote-kit';
import { useState } from 'react';
import { dropDraft } from '../../strategy/intake-draft';
import { type Strategy, useDeleteStrategy } from '../../strategy/strategies.queries';

export function DeleteStrategy({ strategy }: { strategy: Strategy }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteStrategy(strategy.id);

  const confirm = () =>
    remove.mutateAsync().then(
      () => {
        dropDraft(strategy.id);
        notify.success('Strategy deleted successfully');
      },
      (error: unknown) => notify.error('Failed to delete strategy', { error }),
    );

  return (
    <>
      <IconButton label="Delete strategy" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this strategy?"
        description={`"${strategy.strategy_name}" and everything found for it will be gone. This cannot be undone.`}
        texts={{ confirm: 'Delete strategy' }}
        loading={remove.isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
