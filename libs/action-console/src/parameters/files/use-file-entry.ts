import { type ClipboardEvent, useRef, useState } from 'react';
import { findFileProblem, toDataUrl } from './to-data-url';

/** Takes a file that is chosen, dropped or pasted, and gives its data URL. It is read here, and sent with the call only. */
export function useFileEntry(onChange: (value: string) => void) {
  const [state, setState] = useState<{ reading?: string; refusal?: string }>({});
  const latest = useRef<File | null>(null);

  const take = async (file: File) => {
    latest.current = file;
    const refusal = findFileProblem(file);
    if (refusal) {
      setState({ refusal });
      return;
    }
    setState({ reading: file.name });
    try {
      const url = await toDataUrl(file);
      // Another file may have been chosen meanwhile, or none.
      if (latest.current !== file) return;
      onChange(url);
      setState({});
    } catch {
      if (latest.current === file) setState({ refusal: `${file.name} cannot be read. Choose it again.` });
    }
  };

  const forget = () => {
    latest.current = null;
    setState({});
  };

  const takePasted = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  };

  return { ...state, take, forget, takePasted };
}
