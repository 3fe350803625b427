import { type CallFailure, callFailure } from '@declic/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { MAX_PDF_BYTES, type UploadedPdf, uploadPdf } from './pdfs.queries';

const TOO_LARGE = 'The PDF has more than 10 MB. Upload a smaller one, for example without its pictures.';
const FALLBACK = 'The PDF could not be uploaded. Check your connection and choose it again.';

/** A file that is sent, and then read by the service. */
export interface PdfInReading {
  readonly name: string;
  /** The share of it that has been sent, from 0 to 1; missing until the first report. */
  readonly sent?: number;
}

/** Takes a file that is chosen or dropped and has its text read. A later file replaces the one that is being uploaded. */
export function usePdfUpload(onRead: (pdf: UploadedPdf) => void) {
  const [state, setState] = useState<{ reading?: PdfInReading; refusal?: string; failure?: CallFailure }>({});
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const take = async (file: File) => {
    underWay.current?.abort();
    if (file.size > MAX_PDF_BYTES) {
      setState({ refusal: TOO_LARGE });
      return;
    }
    const upload = new AbortController();
    underWay.current = upload;
    const { name } = file;
    setState({ reading: { name } });
    const showSent = (share: number) => {
      if (!upload.signal.aborted) setState({ reading: { name, sent: share } });
    };
    try {
      const pdf = await uploadPdf(file, upload.signal, showSent);
      if (upload.signal.aborted) return;
      setState({});
      onRead(pdf);
    } catch (error) {
      if (!upload.signal.aborted) setState({ failure: callFailure(error, { fallback: FALLBACK }) });
    }
  };

  const cancel = () => {
    underWay.current?.abort();
    setState({});
  };

  return { ...state, take, cancel };
}
