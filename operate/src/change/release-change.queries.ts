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

function sendChange(name: string, change: ReleaseChange, terms: ChangeTerms): Promise<unknown> {
  const path = { name };
  const params = { path };
  switch (change.kind) {
    case 'promote':
    case 'roll-back':
      return unwrap(
        releasesApi.PUT('/api/releases/deployables/{name}/current', {
          params,
          body: { version: change.version, ...terms },
        }),
      );
    case 'withdraw':
      return unwrap(
        releasesApi.POST('/api/releases/deployables/{name}/releases/{version}/withdrawal', {
          params: { path: { ...path, version: change.version } },
          body: terms,
        }),
      );
    case 'freeze':
    case 'unfreeze':
      return unwrap(
        releasesApi.PUT('/api/releases/deployables/{name}/frozen', {
          params,
          body: { frozen: change.kind === 'freeze', ...terms },
        }),
      );
    case 'retire':
    case 'revive':
      return unwrap(
        releasesApi.PUT('/api/releases/deployables/{name}/retired', {
          params,
          body: { retired: change.kind === 'retire', ...terms },
        }),
      );
  }
}
