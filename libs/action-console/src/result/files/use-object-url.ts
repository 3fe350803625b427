import { useEffect, useState } from 'react';

/** An address of these bytes for as long as the component stands; null until it is there. */
export function useObjectUrl(bytes: Uint8Array<ArrayBuffer>, mime: string): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const next = URL.createObjectURL(new Blob([bytes], { type: mime }));
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [bytes, mime]);
  return url;
}
