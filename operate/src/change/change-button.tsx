import { Button } from '@declic/design-system';
import { useState } from 'react';
import { ChangeDialog } from './change-dialog';
import { useReleaseChange } from './release-change.queries';
import { changeWords, type ReleaseChange } from './release-change';

export interface ChangeButtonProps {
  name: string;
  change: ReleaseChange;
  /** The version that this page shows as current: when another one is, the registry refuses. */
  expect: string | null;
}

/** Opens the dialog of a change, and closes it when the registry made the change. */
export function ChangeButton({ name, change, expect }: ChangeButtonProps) {
  const [asking, setAsking] = useState(false);
  const { mutateOnce, isPending, error, reset } = useReleaseChange(name, change, expect);
  const { verb } = changeWords[change.kind];
  const close = () => {
    setAsking(false);
    reset();
  };

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      {asking ? (
        <ChangeDialog
          name={name}
          change={change}
          onClose={close}
          onConfirm={(reason) => mutateOnce(() => reason, { onSuccess: close })}
          loading={isPending}
          failure={error}
        />
      ) : null}
    </>
  );
}
