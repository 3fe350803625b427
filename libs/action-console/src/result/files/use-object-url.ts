import { useMemo, useSyncExternalStore } from 'react';

/** An address of these bytes for as long as the component stands; null until it is there. */
export function useObjectUrl(bytes: Uint8Array<ArrayBuffer>, mime: string): string | null {
  const { subscribe, read } = useMemo(() => getObjectUrl(bytes, mime), [bytes, mime]);
  return useSyncExternalStore(subscribe, read);
}

/** The address is made with the subscription, and given back with its end. */
function getObjectUrl(bytes: Uint8Array<ArrayBuffer>, mime: string) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: () => {
      const made = URL.createObjectURL(new Blob([bytes], { type: mime }));
      url = made;
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}
