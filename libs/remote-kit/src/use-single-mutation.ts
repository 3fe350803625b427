import {
  type DefaultError,
  type MutateOptions,
  type MutationKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

export interface SingleMutationOptions<Data, Failure, Variables, Context> extends UseMutationOptions<
  Data,
  Failure,
  Variables,
  Context
> {
  mutationKey: MutationKey;
  /** See `useSecretMutation`. */
  secret?: boolean;
}

export type SingleMutation<Data, Failure, Variables, Context> = UseMutationResult<Data, Failure, Variables, Context> & {
  /** Starts it, unless one with this key is running; `getVariables` is called only then, and at once. */
  mutateOnce: (getVariables: () => Variables, options?: MutateOptions<Data, Failure, Variables, Context>) => void;
};

/**
 * A mutation of which one runs at a time in the whole page. A second press may come before the button is drawn as busy, so the
 * cache is asked, not the last render.
 */
export function useSingleMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>({
  secret = false,
  ...options
}: SingleMutationOptions<Data, Failure, Variables, Context>): SingleMutation<Data, Failure, Variables, Context> {
  const client = useQueryClient();
  const mutation = useMutation(secret ? { ...options, gcTime: 0 } : options);
  const { mutationKey } = options;
  return {
    ...mutation,
    mutateOnce(getVariables, callbacks) {
      if (client.isMutating({ mutationKey }) > 0) return;
      if (callbacks) mutation.mutate(getVariables(), callbacks);
      else mutation.mutate(getVariables());
    },
  };
}
