import { notify } from '@declic/remote-kit';
import { useMutation } from '@tanstack/react-query';

export interface FileSavingOptions<Saved> {
  save: () => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  /** What is said when it fails: the code that writes the file is loaded at the first press. */
  failure: string;
}

/** Makes a file and hands it to the browser. */
export function useFileSaving<Saved>({ save, onSaved, failure }: FileSavingOptions<Saved>) {
  return useMutation({
    mutationFn: save,
    // Once its code is loaded, a file is made without the network.
    networkMode: 'always',
    onSuccess: (saved) => onSaved?.(saved),
    onError: (error) => notify.error(failure, { description: 'Try again in a moment.', error }),
  });
}
