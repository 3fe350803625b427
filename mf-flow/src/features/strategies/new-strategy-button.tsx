import { Button, Plus } from '@declic/design-system';
import { Tooltip } from '@declic/design-system/tooltip';

export interface NewStrategyButtonProps {
  count: number;
  /** Null: any number. */
  limit: number | null;
  onPress: () => void;
}

/** At the limit the button stays reachable, so that the keyboard can find out why it does nothing. */
export function NewStrategyButton({ count, limit, onPress }: NewStrategyButtonProps) {
  const icon = <Plus size={18} aria-hidden />;
  if (limit === null || count < limit) {
    return (
      <Button icon={icon} variant="secondary" onClick={onPress}>
        New Strategy
      </Button>
    );
  }
  return (
    <Tooltip
      text={
        <>
          Strategy limit reached ({count}/{limit})
          <br />
          Upgrade to Pro for more
        </>
      }
    >
      <Button icon={icon} aria-disabled variant="secondary">
        New Strategy
      </Button>
    </Tooltip>
  );
}
