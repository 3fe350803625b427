const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/** Reads `http://127.0.0.1:8090,http://localhost:8091`. Nothing for a text with anything but origins on this machine. */
export function parseLoopbackOrigins(text: string): readonly string[] | undefined {
  const urls = text.split(',').map((entry) => URL.parse(entry.trim()));
  const origins = urls.flatMap((url) => (url && isLoopbackOrigin(url) ? [url.origin] : []));
  return origins.length === urls.length ? origins : undefined;
}

function isLoopbackOrigin({ protocol, hostname, origin, href }: URL): boolean {
  return /^https?:$/.test(protocol) && LOOPBACK.includes(hostname) && href === `${origin}/`;
}
