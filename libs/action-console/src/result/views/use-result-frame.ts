import { useEffect, useRef, useState } from 'react';

export interface FrameContent {
  readonly title: string;
  readonly html: string;
  /** Whether pictures of other sites are loaded. */
  readonly pictures: boolean;
}

const READY_TIMEOUT_MS = 8_000;

/** Hands HTML to the frame document once it says that it is ready. The frame has no origin, so it is known by its window. */
export function useResultFrame({ title, html, pictures }: FrameContent) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== ref.current?.contentWindow || !isReadyMessage(data)) return;
      setIsReady(true);
      setIsMissing(false);
    };
    addEventListener('message', listen);
    const timer = setTimeout(() => setIsMissing(true), READY_TIMEOUT_MS);
    return () => {
      removeEventListener('message', listen);
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (isReady) ref.current?.contentWindow?.postMessage({ title, html, pictures }, '*');
  }, [isReady, title, html, pictures]);

  return { ref, isMissing: isMissing && !isReady };
}

function isReadyMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ready' in data && data.ready === 'result-frame';
}
