import { ActionConsoleDialog } from '@declic/action-console';
import { Button } from '@declic/design-system';
import { defineRemote } from '@declic/remote-kit';
import { useState } from 'react';
import { manifest } from '../remote.manifest';

/** A page of this area with a button that opens the test console. */
function ConsolePage({ slug = 'write_note' }: { slug?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Test the action</Button>
      <ActionConsoleDialog slug={slug} known={{ topic: 'Bread' }} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** This area, with that page instead of its own. */
export const consoleRemote = defineRemote({
  manifest,
  routes: [{ path: '/tools/flow-content', element: <ConsolePage /> }],
});
