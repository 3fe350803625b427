import { Button } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { useState } from 'react';
import type { Idea } from './drafts.queries';
import type { StrategyOfDrafts } from './files/strategy-zip';

export interface DownloadAllProps {
  ideas: readonly Idea[];
  /** Names the archive, and says the language of its texts. */
  strategy: StrategyOfDrafts;
}

/** Saves every written draft of the ideas as one ZIP. */
export function DownloadAll({ ideas, strategy }: DownloadAllProps) {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { downloadStrategyZip } = await import('./files/strategy-zip');
      if (!(await downloadStrategyZip(ideas, strategy))) notify.info('No draft is written yet.');
    } catch (error) {
      notify.error('The ZIP could not be made. Try again in a moment.', { error });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="sm" loading={isBusy} onClick={() => void download()}>
      Download all (.zip)
    </Button>
  );
}
