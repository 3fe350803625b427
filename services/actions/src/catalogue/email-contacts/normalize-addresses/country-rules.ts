/** What the addresses of a country look like. */
export interface CountryRules {
  /** Where the postcode is in a line; the first group is the postcode, the second what follows. */
  readonly postcode: RegExp;
  /** Puts a postcode into its official form. */
  readonly formatPostcode: (text: string) => string;
  /** Where the number of a house stands as a rule. */
  readonly number: 'first' | 'last';
  /** Where the town stands, seen from the postcode. */
  readonly town: 'after' | 'before';
}

const keep = (text: string) => text;

function continental(digits: 4 | 5, prefix: string, number: 'first' | 'last'): CountryRules {
  return {
    postcode: new RegExp(String.raw`(?:^|\s)(?:${prefix}[-\s]\s?)?(\d{${digits}})(?=\s|$)(.*)$`, 'iu'),
    formatPostcode: keep,
    number,
    town: 'after',
  };
}

const RULES: Readonly<Record<string, CountryRules>> = {
  FR: continental(5, '(?:F|FR)', 'first'),
  MC: continental(5, '(?:MC)', 'first'),
  LU: continental(4, '(?:L|LU)', 'first'),
  BE: continental(4, '(?:B|BE)', 'last'),
  CH: continental(4, '(?:CH)', 'last'),
  AT: continental(4, '(?:A|AT)', 'last'),
  DE: continental(5, '(?:D|DE)', 'last'),
  ES: continental(5, '(?:E|ES)', 'last'),
  IT: continental(5, '(?:I|IT)', 'last'),
  GB: {
    postcode: /(?:^|\s)([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})(?=\s|$)(.*)$/iu,
    formatPostcode: (text) => text.toUpperCase().replace(/\s*(\d[A-Z]{2})$/, ' $1'),
    number: 'first',
    town: 'before',
  },
  CA: {
    postcode: /(?:^|\s)([A-Z]\d[A-Z]\s?-?\d[A-Z]\d)(?=\s|$)(.*)$/iu,
    formatPostcode: (text) => text.toUpperCase().replace(/[\s-]*(\d[A-Z]\d)$/, ' $1'),
    number: 'first',
    town: 'before',
  },
};

/** Countries whose addresses are read; those of the United States by a parser of their own. */
export const COUNTRIES = [...Object.keys(RULES), 'US'];

export function findRules(country: string): CountryRules | null {
  return Object.hasOwn(RULES, country) ? (RULES[country] ?? null) : null;
}
