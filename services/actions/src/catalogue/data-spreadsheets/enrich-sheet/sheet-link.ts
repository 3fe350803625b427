import type { Web } from '../../../engine/ports';
import { RejectedInputError, UpstreamError } from '../../../engine/run-errors';

const FIELD = 'sheet_csv_url';
const MAX_BYTES = 10_000_000;

/** The address of the CSV of a Google sheet, from a link to its CSV or to the sheet itself. @throws {RejectedInputError} */
export function toCsvAddress(link: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isSheet =
    url?.protocol === 'https:' && url.hostname === 'docs.google.com' && url.pathname.startsWith('/spreadsheets/');
  if (!url || !isSheet)
    throw new RejectedInputError(
      FIELD,
      'Must be a link to a Google sheet: https://docs.google.com/spreadsheets/…/pub?output=csv',
    );

  if (/\/pub(?:html)?$/.test(url.pathname)) {
    url.pathname = url.pathname.replace(/\/pubhtml$/, '/pub');
    url.searchParams.set('output', 'csv');
    return url.href;
  }
  const id = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{10,100})(?:\/|$)/.exec(url.pathname)?.[1];
  if (!id) throw new RejectedInputError(FIELD, 'Must name a sheet: https://docs.google.com/spreadsheets/d/…');
  const gid = url.searchParams.get('gid') ?? /gid=(\d+)/.exec(url.hash)?.[1];
  const tab = gid && /^\d+$/.test(gid) ? `&gid=${gid}` : '';
  return `https://docs.google.com/spreadsheets/d/${id}/export?format=csv${tab}`;
}

/** Reads the CSV of a sheet that is published or shared by link. @throws {RejectedInputError} @throws {UpstreamError} */
export async function fetchSheet(web: Web, link: string, signal: AbortSignal): Promise<string> {
  const page = await web.fetch(toCsvAddress(link), { signal, maxBytes: MAX_BYTES });
  if (page.status === 404) throw new RejectedInputError(FIELD, 'Google has no sheet under this link');
  // Google answers with its sign-in page.
  if (page.status === 401 || page.status === 403 || page.mime === 'text/html')
    throw new RejectedInputError(
      FIELD,
      'The sheet is not public: publish it as CSV, or share it with everyone who has the link',
    );
  if (page.status !== 200) throw new UpstreamError(`Google answered ${page.status}.`);
  return page.text();
}
