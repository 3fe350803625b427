import { accountsApi, type Schemas, unwrap } from '@declic/openapi/accounts';
import { accountsKey } from '@declic/openapi/accounts/queries';
import { failureText, notify } from '@declic/remote-kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type MailSettings = Schemas['MailSettings'];

export const mailSettingsQuery = () =>
  queryOptions({
    queryKey: accountsKey('mail-settings'),
    queryFn: ({ signal }) => unwrap(accountsApi.GET('/api/accounts/mail-settings', { signal })),
  });

/**
 * Saves which mails the user wants; `wanted` is what is being saved. It is state of its own, because a mutation tells of its
 * variables one task later: until then React would put a checkbox back.
 */
export function useSaveMailSettings() {
  const client = useQueryClient();
  const { queryKey } = mailSettingsQuery();
  const [wanted, setWanted] = useState<MailSettings>();
  const { mutate } = useMutation({
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
  const save = (settings: MailSettings) => {
    setWanted(settings);
    // Called for the last of several saves only.
    mutate(settings, { onSettled: () => setWanted(undefined) });
  };
  return { save, wanted };
}
