import type { MutationKey } from '@tanstack/react-query';
import { openProviderTab, type ProviderTab } from './provider-tab';
import { useSingleMutation } from './use-single-mutation';

export interface ProviderPageOptions<Input> {
  mutationKey: MutationKey;
  /** Asks a service for the address of the page. */
  fetchUrl: (input: Input) => Promise<string>;
  /** Tells the person; the tab is closed by then. */
  onFailure: (error: Error) => void;
}

export interface ProviderPage<Input> {
  /** Call it in the click. Ignored while a page with this key is being opened. */
  open: (input: Input) => void;
  /** What `open` was called with, while the address is awaited. */
  opening: { input: Input } | null;
}

/** Opens a page of the payment provider, whose address a service knows, in a new tab. */
export function useProviderPage<Input = void>({
  mutationKey,
  fetchUrl,
  onFailure,
}: ProviderPageOptions<Input>): ProviderPage<Input> {
  const { mutateOnce, isPending, variables } = useSingleMutation({
    mutationKey,
    mutationFn: async ({ input, tab }: { input: Input; tab: ProviderTab }) => tab.go(await fetchUrl(input)),
    onError: (error, { tab }) => {
      tab.close();
      onFailure(error);
    },
  });
  return {
    open: (input) => mutateOnce(() => ({ input, tab: openProviderTab() })),
    opening: isPending ? { input: variables.input } : null,
  };
}
