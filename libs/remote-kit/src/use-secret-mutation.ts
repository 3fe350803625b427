import { type DefaultError, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';

/**
 * For calls that send or bring a password or a token: the cache, which keeps what a mutation sent and received for five minutes,
 * forgets it as soon as no component shows it any more.
 */
export function useSecretMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  return useMutation({ ...options, gcTime: 0 });
}
