import { foldAccents } from '../../../text/words';

const US_STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming';

const CA_PROVINCES =
  'AB Alberta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NS Nouvelle-Écosse|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon';

function tableOf(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split('|').flatMap((entry) => {
      const [code = '', ...name] = entry.split(' ');
      return [[code.toLowerCase(), code] as const, [foldAccents(name.join(' ')), code] as const];
    }),
  );
}

const STATES = tableOf(US_STATES);
const PROVINCES = tableOf(CA_PROVINCES);

export interface RegionAtEnd {
  readonly code: string;
  /** The text before it. */
  readonly before: string;
}

/** The state of the United States that a text ends with, as a code in capitals or by its name. */
export const stateAtEnd = (text: string) => regionAtEnd(text, STATES);

/** The province of Canada that a text ends with. */
export const provinceAtEnd = (text: string) => regionAtEnd(text, PROVINCES);

function regionAtEnd(text: string, regions: ReadonlyMap<string, string>): RegionAtEnd | null {
  const trimmed = text.replace(/[\s,.()]+$/u, '');
  const words = [...trimmed.matchAll(/[\p{L}-]+/gu)];
  for (const count of [3, 2, 1]) {
    const first = words.at(-count);
    if (!first || words.length < count) continue;
    const name = trimmed.slice(first.index);
    const code = regions.get(foldAccents(name.replaceAll('.', '')));
    // "de" and "la" are words, "DE" and "LA" are states, except where nothing has a capital.
    const isWord = name.length === 2 && name !== name.toUpperCase() && /\p{Lu}/u.test(text);
    if (code !== undefined && !isWord) return { code, before: trimmed.slice(0, first.index).replace(/[\s,(]+$/u, '') };
  }
  return null;
}
