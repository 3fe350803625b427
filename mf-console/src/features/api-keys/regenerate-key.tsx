import { Button, RefreshCw } from '@declic/design-system';
import { ConfirmDialog } from '@declic/design-system/dialog';
import { useState } from 'react';
import { useRegenerateKey } from './regenerate-key.queries';

/** Asks first: whatever uses the old key stops working at once. */
export function RegenerateKey({ kid }: { kid: string }) {
  const [isAsking, setAsking] = useState(false);
  const { regenerate, isRegenerating } = useRegenerateKey(kid);

  return (
    <>
      <Button
        variant="secondary"
        icon={<RefreshCw size={18} aria-hidden />}
        loading={isRegenerating}
        onClick={() => setAsking(true)}
      >
        Regenerate key
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Regenerate this API key?"
        description="The old key stops working at once, in everything that uses it. You get a new one, shown only once, and keep your credits."
        confirmLabel="Regenerate key"
        loading={isRegenerating}
        onConfirm={() => regenerate(() => setAsking(false))}
      />
    </>
  );
}
