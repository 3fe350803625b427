import { createHash } from 'node:crypto';

/** The hash of a file as releases name it: `sha384-<Base64>` (Subresource Integrity). */
export function computeIntegrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
