/** Where the national bank and branch codes stand in the account number of a country (BBAN, from 0, end exclusive). */
interface Positions {
  readonly bank: readonly [number, number];
  readonly branch: readonly [number, number] | null;
}

/** From the IBAN registry of SWIFT: country, length of the bank code, length of the branch code, start when it is not 0. */
const TABLE = `
  AD 4 4 | AE 3 0 | AL 3 5 | AT 5 0 | AZ 4 0 | BA 3 3 | BE 3 0 | BG 4 4 | BH 4 0 | BI 5 5 | BR 8 5 | BY 4 0
  CH 5 0 | CR 4 0 | CY 3 5 | CZ 4 0 | DE 8 0 | DJ 5 5 | DK 4 0 | DO 4 0 | EE 2 0 | EG 4 4 | ES 4 4 | FI 3 0
  FK 2 0 | FO 4 0 | FR 5 5 | GB 4 6 | GE 2 0 | GI 4 0 | GL 4 0 | GR 3 4 | GT 4 0 | HN 4 0 | HR 7 0 | HU 3 4
  IE 4 6 | IL 3 3 | IQ 4 3 | IS 2 2 | IT 5 5 1 | JO 4 4 | KW 4 0 | KZ 3 0 | LB 4 0 | LC 4 0 | LI 5 0 | LT 5 0
  LU 3 0 | LV 4 0 | LY 3 3 | MC 5 5 | MD 2 0 | ME 3 0 | MK 3 0 | MN 4 0 | MR 5 5 | MT 4 5 | MU 6 2 | NI 4 0
  NL 4 0 | NO 4 0 | OM 3 0 | PK 4 0 | PL 8 0 | PS 4 0 | PT 4 4 | QA 4 0 | RO 4 0 | RS 3 0 | RU 9 5 | SA 2 0
  SC 6 2 | SD 2 0 | SE 3 0 | SI 5 0 | SK 4 0 | SM 5 5 1 | SO 4 3 | ST 4 4 | SV 4 0 | TL 3 0 | TN 2 3 | TR 5 0
  UA 6 0 | VA 3 0 | VG 4 0 | XK 2 2 | YE 4 4
`;

/** Territories whose accounts have the form of another country. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['AX', 'FI'],
  ...['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'].map((code) => [code, 'FR'] as const),
]);

const POSITIONS: ReadonlyMap<string, Positions> = new Map(
  TABLE.trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => {
      const [country = '', ...numbers] = entry.split(' ');
      const [bank = 0, branch = 0, start = 0] = numbers.map(Number);
      const end = start + bank;
      return [country, { bank: [start, end], branch: branch > 0 ? [end, end + branch] : null }] as const;
    }),
);

/** The national codes of a valid IBAN in its electronic form; null where the country has none, or the registry names none. */
export function findBankIdentifiers(iban: string): { bank_code: string | null; branch_code: string | null } {
  const country = iban.slice(0, 2);
  const positions = POSITIONS.get(FORMS.get(country) ?? country);
  const bban = iban.slice(4);
  return {
    bank_code: positions ? bban.slice(...positions.bank) : null,
    branch_code: positions?.branch ? bban.slice(...positions.branch) : null,
  };
}
