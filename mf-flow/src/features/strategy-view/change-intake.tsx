import { Button } from '@declic/design-system';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Strategy } from '../../strategy/strategies.queries';
import { IntakeDialog } from '../intake/intake-dialog';

/** The same text would fail again: it is opened as it was typed, and a new strategy takes the place of this one. */
export function ChangeIntake({ strategy: { id, strategy_name: name } }: { strategy: Strategy }) {
  const [isOpen, setIsOpen] = useState(false);
  const replaced = useMemo(() => ({ id, name }), [id, name]);
  return (
    <div>
      <Button variant="secondary" icon={<Pencil size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        Change what you typed
      </Button>
      <IntakeDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onCreated={() => setIsOpen(false)}
        replaced={replaced}
      />
    </div>
  );
}
