import { Button, Row } from '@declic/design-system';
import { useAskForChange } from './change-desk';
import { changeWords, type ReleaseChange } from './release-change';

export interface ChangeButtonsProps {
  changes: readonly ReleaseChange[];
  justify?: 'start' | 'end' | undefined;
}

/** Each opens the dialog of its change. */
export function ChangeButtons({ changes, justify }: ChangeButtonsProps) {
  const ask = useAskForChange();
  return (
    <Row $gap={2} $justify={justify}>
      {changes.map((change) => (
        <Button key={change.kind} variant="secondary" size="sm" onClick={() => ask(change)}>
          {changeWords[change.kind].button}
        </Button>
      ))}
    </Row>
  );
}
