import { createHash } from 'node:crypto';

/** How a content security policy allows exactly this inline script or style. */
export function cspHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
