import { releasesApi, unwrap } from '@declic/openapi/releases';
import { notify, useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { releaseKeys } from '../releases/releases.queries';
import { changeWords, type ReleaseChange } from './release-change';

/** Makes one change, for the reason that is given; then everything on the page is read again. */
export function useReleaseChange(name: string, change: ReleaseChange, expect: string | null) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['release-change', name],
    mutationFn: (reason: string) => sendChange(name, change, { expect, reason }),
    onSuccess: () => {
      notify.success(changeWords[change.kind].done(name));
      return client.invalidateQueries({ queryKey: releaseKeys.all });
    },
  });
}

interface ChangeTerms {
  expect: string | null;
  reason: string;
}

async function sendChange(name: string, change: ReleaseChange, { expect, reason }: ChangeTerms): Promise<void> {
  const params = { path: { name } };
  switch (change.kind) {
    case 'promote':
    case 'roll-back':
      await unwrap(
        releasesApi.PUT('/api/releases/deployables/{name}/current', {
          params,
          body: { version: change.version, expect, reason },
        }),
      );
      return;
    default:
      throw new Error(`${change.kind} is not there yet`);
  }
}
