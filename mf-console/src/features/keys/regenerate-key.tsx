import { Button, RefreshCw } from '@declic/design-system';
import { useState } from 'react';
import { RegenerateKeyDialog } from './regenerate-key-dialog';
import { useRegenerateKey } from './regenerate-key.queries';

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
      <RegenerateKeyDialog
        open={isAsking}
        onOpenChange={setAsking}
        loading={isRegenerating}
        onConfirm={() => regenerate(() => setAsking(false))}
      />
    </>
  );
}
