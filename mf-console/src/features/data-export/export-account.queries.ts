import { accountsApi, ApiError, type Problem } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { notify } from '@declic/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../error-message';
import { fileNameOf, saveFile } from '../../ui/save-file';

const mutationKey = accountsKey('export');

/** Downloads everything we keep about the person, as one file. */
export function useExportAccount() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: downloadAccount,
    onError: (error) =>
      notify.error('Export failed', {
        description: errorMessage(error, 'Failed to export your data. Please try again.'),
      }),
  });
  return {
    // A second click may come before the button is drawn as busy.
    exportAccount: () => (client.isMutating({ mutationKey }) === 0 ? mutate() : undefined),
    isExporting: isPending,
  };
}

async function downloadAccount(): Promise<void> {
  // As a blob, which the browser may keep on disk: a long ledger is a long file.
  const { data, error, response } = await accountsApi.GET('/api/accounts/export', { parseAs: 'blob' });
  if (!data) throw ApiError.from(response, error as Partial<Problem>);
  saveFile(data, fileNameOf(response, 'declic-account.json'));
}
