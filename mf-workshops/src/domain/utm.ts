import { CAMPAIGN_PARAMETERS } from '@declic/remote-kit/contract';
import { useAddressQuery } from './use-address-query';

const MAX_LENGTH = 200;

export type UtmParameters = Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number], string>>;

/** The UTM parameters of the page's address. */
export function readUtm(query: string | URLSearchParams): UtmParameters {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((key) => {
      const value = printable(params.get(key) ?? '');
      return value ? [[key, value]] : [];
    }),
  );
}

/** Keeps the UTM parameters in the address while the visitor goes from page to page. */
export function useUtmPath(): (path: string) => string {
  const utm = new URLSearchParams(readUtm(useAddressQuery())).toString();
  return (path) => (utm ? withParameters(path, utm) : path);
}

function withParameters(path: string, parameters: string): string {
  const [page = '', fragment] = path.split('#');
  const query = `${page}${page.includes('?') ? '&' : '?'}${parameters}`;
  return fragment === undefined ? query : `${query}#${fragment}`;
}

function printable(value: string): string {
  return value.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, MAX_LENGTH);
}
