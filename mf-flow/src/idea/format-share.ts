/** A share from 0 to 1 as '82%'. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}
