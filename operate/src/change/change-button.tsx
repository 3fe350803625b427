import { Button } from '@declic/design-system';
import { useAskForChange } from './change-desk';
import { changeWords, type ReleaseChange } from './release-change';

/** Opens the dialog of a change. */
export function ChangeButton({ change }: { change: ReleaseChange }) {
  const ask = useAskForChange();
  return (
    <Button variant="secondary" size="sm" onClick={() => ask(change)}>
      {changeWords[change.kind].button}
    </Button>
  );
}
