import { useLocation } from 'react-router-dom';

const KEYS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const MAX_LENGTH = 200;

export type Campaign = Partial<Record<(typeof KEYS)[number], string>>;

/** Where the visitor came from, as the page's address says it. */
export function readCampaign(search: string): Campaign {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = printable(params.get(key) ?? '');
      return value ? [[key, value]] : [];
    }),
  );
}

/** Keeps the campaign in the address while the visitor goes from page to page. */
export function useCampaignPath(): (path: string) => string {
  const campaign = new URLSearchParams(readCampaign(useLocation().search)).toString();
  return (path) => (campaign ? `${path}${path.includes('?') ? '&' : '?'}${campaign}` : path);
}

function printable(value: string): string {
  return value.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, MAX_LENGTH);
}
