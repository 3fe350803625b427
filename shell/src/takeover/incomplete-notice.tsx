import { Button, Notice, Stack, token } from '@declic/design-system';
import { useAutomaticRetry } from '@declic/remote-kit/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
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
      <Sheet role="presentation">
        <Stack $gap={3} $align="start">
          {words.incomplete}
          <Button size="sm" onClick={() => void press()} loading={retrying}>
            {words.retry}
          </Button>
        </Stack>
      </Sheet>
    </Corner>
  );
}

const Corner = styled.div`
  position: fixed;
  z-index: 30;
  inset-block-end: ${token.space[4]};
  inset-inline-start: ${token.space[4]};
  max-inline-size: min(26rem, calc(100vw - 2 * ${token.space[4]}));
`;

const Sheet = styled(Notice)`
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  box-shadow: ${token.shadow.overlay};
`;
