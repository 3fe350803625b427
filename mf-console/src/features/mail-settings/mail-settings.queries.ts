import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify } from '@declic/remote-kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export type MailSettings = Schemas['MailSettings'];

export const mailSettingsQuery = () =>
  queryOptions({
    queryKey: accountsKey('mail-settings'),
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/mail-settings', { signal })),
  });

/** Saves which mails the user wants; `wanted` is what is being saved. */
export function useSaveMailSettings() {
  const client = useQueryClient();
  const { queryKey } = mailSettingsQuery();
  const { mutate, isPending, variables } = useMutation({
    mutationKey: accountsKey('save-mail-settings'),
    mutationFn: (body: MailSettings) => unwrap(accountsApi.PUT('/api/accounts/mail-settings', { body })),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      notify.success('Your choice is saved');
    },
    onError: (error) =>
      notify.error('Your choice was not saved', {
        description: failureText(error, { fallback: 'Please try again in a moment.' }),
        error,
      }),
  });
  return { save: mutate, wanted: isPending ? variables : undefined };
}
