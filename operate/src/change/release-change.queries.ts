import { releasesApi, unwrap } from '@declic/openapi/releases';
import { notify, useSingleMutation } from '@declic/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { releaseKeys } from '../releases/releases.queries';
import { changeWords, type ReleaseChange } from './release-change';

/** What is agreed to in the dialog. */
export interface ChangeTerms {
  reason: string;
  /** Of a canary. */
  percent?: number;
}

/** Makes one change; then everything on the page is read again. */
export function useReleaseChange(name: string, change: ReleaseChange, expect: string | null) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['release-change', name],
    mutationFn: (terms: ChangeTerms) => sendChange(name, change, { expect, ...terms }),
    onSuccess: () => {
      notify.success(changeWords[change.kind].done(name));
    },
    // A refusal may be due to a change by another operator.
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.all }),
  });
}

function sendChange(
  name: string,
  change: ReleaseChange,
  { percent, ...terms }: ChangeTerms & { expect: string | null },
): Promise<unknown> {
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
    case 'start-canary':
    case 'change-canary':
      return unwrap(
        releasesApi.PUT('/api/releases/deployables/{name}/canary', {
          params,
          body: { version: change.version, percent: percent ?? change.percent, ...terms },
        }),
      );
    case 'promote-canary':
    case 'end-canary':
      return endCanary(name, change, terms);
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

function endCanary(
  name: string,
  { kind, version }: { kind: 'promote-canary' | 'end-canary'; version: string },
  terms: { expect: string | null; reason: string },
): Promise<unknown> {
  const call = { params: { path: { name } }, body: { version, ...terms } };
  return kind === 'promote-canary'
    ? unwrap(releasesApi.POST('/api/releases/deployables/{name}/canary/promotion', call))
    : unwrap(releasesApi.POST('/api/releases/deployables/{name}/canary/end', call));
}
