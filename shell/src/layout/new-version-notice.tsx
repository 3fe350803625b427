import { useState } from 'react';
import { Button, Row, Stack } from '@declic/design-system';
import { unsavedForms } from '@declic/remote-kit/host';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShell } from '../areas/shell-context';
import { Corner, CornerNotice } from '../ui/corner-notice';
import { newVersionWords } from './new-version-words';

/** Offers a reload when newer code is there. The page never reloads by itself, and offers nothing while a form holds unsaved input. */
export function NewVersionNotice() {
  const { registry, isOutdated } = useShell();
  const outdated = useStore(isOutdated);
  const isTyping = useStore(unsavedForms, (forms) => forms > 0);
  const compositionId = useStore(registry.composition, ({ id }) => id);
  const [putOff, setPutOff] = useState<string>();
  // Another page may be in another language.
  useLocation();

  const words = newVersionWords(document.documentElement.lang);
  const isShown = outdated && !isTyping && putOff !== compositionId;
  // Live from the start: what is put into a region that is itself new goes unread by many screen readers.
  return (
    <Corner aria-live="polite">
      {isShown ? (
        <CornerNotice role="presentation">
          <Stack $gap={3}>
            {words.ready}
            <Row $gap={2}>
              <Button size="sm" onClick={() => location.reload()}>
                {words.reload}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setPutOff(compositionId)}>
                {words.later}
              </Button>
            </Row>
          </Stack>
        </CornerNotice>
      ) : null}
    </Corner>
  );
}
