import { Button } from '@declic/design-system';
import { notify } from '@declic/remote-kit';
import { useFileSaving } from '../../files/use-file-saving';
import type { Idea } from './drafts.queries';
import type { StrategyOfDrafts } from './files/strategy-zip';

export interface DownloadAllProps {
  ideas: readonly Idea[];
  /** Names the archive, and says the language of its texts. */
  strategy: StrategyOfDrafts;
}

/** Saves every written draft of the ideas as one ZIP. */
export function DownloadAll({ ideas, strategy }: DownloadAllProps) {
  const saving = useFileSaving({
    save: async () => (await import('./files/strategy-zip')).downloadStrategyZip(ideas, strategy),
    onSaved: (isSaved) => (isSaved ? undefined : notify.info('No draft is written yet.')),
    failure: 'The ZIP could not be made',
  });
  return (
    <Button variant="secondary" size="sm" loading={saving.isPending} onClick={() => saving.mutate()}>
      Download all (.zip)
    </Button>
  );
}
