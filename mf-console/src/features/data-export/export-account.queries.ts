import { accountsApi, ApiError } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify, useSingleMutation } from '@declic/remote-kit';
import { saveContent } from '@declic/action-console/save-content';
import { readFileName } from '../../ui/read-file-name';

const mutationKey = accountsKey('export');

/** Downloads everything we keep about the person, as one file. */
export function useExportAccount() {
  const { mutateOnce, isPending } = useSingleMutation({
    mutationKey,
    mutationFn: downloadAccount,
    onError: (error) =>
      notify.error('Export failed', {
        description: failureText(error, { fallback: 'Failed to export your data. Please try again.' }),
        error,
      }),
  });
  return {
    exportAccount: () => mutateOnce(() => undefined),
    isExporting: isPending,
  };
}

async function downloadAccount(): Promise<void> {
  // As a blob, which the browser may keep on disk: a long ledger is a long file.
  const { data, error, response } = await accountsApi.GET('/api/accounts/export', { parseAs: 'blob' });
  if (!data) throw ApiError.from(response, error);
  saveContent(data, readFileName(response, 'declic-account.json'));
}
