import { formatNumber } from '@declic/remote-kit';

/** '812 bytes', '38 kB', '2.4 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${formatNumber(bytes)} bytes`;
  if (bytes < 999_500) return `${formatNumber(Math.round(bytes / 1_000))} kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`;
}
