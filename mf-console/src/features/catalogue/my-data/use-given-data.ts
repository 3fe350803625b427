import { type DragEvent, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { Given } from './compute-fits';
import { MOST_FILE_BYTES, type Matching } from './use-matching';

const DEBOUNCE_MS = 400;

export type GivenDataState = ReturnType<typeof useGivenData>;

/** The text or the file that the reader gave; the other one goes away. Typing is matched after a pause. */
export function useGivenData({ match, clear }: Matching) {
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState<string | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const matchText = useDebouncedCallback((typed: string) => void match({ text: typed }), DEBOUNCE_MS);

  const reset = () => {
    matchText.cancel();
    setText('');
    setFileName(null);
    setIsTooLarge(false);
    clear();
  };
  const type = (typed: string) => {
    if (typed.trim() === '') return reset();
    setText(typed);
    setFileName(null);
    setIsTooLarge(false);
    matchText(typed);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    reset();
    if (file.size > MOST_FILE_BYTES) return setIsTooLarge(true);
    setFileName(file.name);
    await match(readFile(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void take(file);
    else type(event.dataTransfer.getData('text'));
  };

  return { text, fileName, isTooLarge, reset, type, take, drop };
}

async function readFile(file: File): Promise<Given> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
