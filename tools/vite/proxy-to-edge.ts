import type { ProxyOptions } from 'vite';

const PATHS = ['/api/', '/v1/', '/remotes/', '/dev/'];

/**
 * Everything that is not this dev server's own, from a stack: one that runs beside it, or another one at EDGE_URL. That one is told
 * its own host name, by which servers in front of it choose.
 */
export function proxyToEdge(edge = edgeUrl()): Record<string, ProxyOptions> {
  return Object.fromEntries(PATHS.map((path) => [path, { target: edge, changeOrigin: !isLoopback(edge) }]));
}

/** The stack that a dev server belongs to. */
export function edgeUrl(): string {
  return process.env['EDGE_URL'] ?? 'http://localhost:4000';
}

export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
