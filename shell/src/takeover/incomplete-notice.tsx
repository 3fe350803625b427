import { Button, Stack } from '@declic/design-system';
import { useAutomaticRetry } from '@declic/remote-kit/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { Corner, CornerNotice } from '../ui/corner-notice';
import { incompleteWords } from './incomplete-words';

export interface IncompleteNoticeProps {
  /** Nothing failed: the code is still on its way. */
  isSlow: boolean;
  /** Asks for the code again. */
  retry: () => Promise<void>;
}

/** Says that the code of a page which is there as HTML has not come. Retry also happens by itself. */
export function IncompleteNotice({ isSlow, retry }: IncompleteNoticeProps) {
  const [retrying, setRetrying] = useState(false);
  const words = incompleteWords(document.documentElement.lang);
  const waitOn = useEffectEvent(retry);
  useAutomaticRetry(retry);
  useEffect(() => {
    if (isSlow) void waitOn();
  }, [isSlow]);

  const press = async () => {
    setRetrying(true);
    await retry().finally(() => setRetrying(false));
  };
  return (
    <Corner role="status">
      <CornerNotice role="presentation">
        <Stack $gap={3} $align="start">
          {words.incomplete}
          <Button size="sm" onClick={() => void press()} loading={retrying}>
            {words.retry}
          </Button>
        </Stack>
      </CornerNotice>
    </Corner>
  );
}
