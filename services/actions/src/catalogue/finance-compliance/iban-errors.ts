import { ValidationErrorsIBAN } from 'ibantools';

/** What can be wrong with an IBAN, in the order in which it is said. */
export const IBAN_ERRORS = [
  'characters',
  'country',
  'length',
  'structure',
  'check_digits_format',
  'check_digits',
  'national_check',
] as const;

export type IbanError = (typeof IBAN_ERRORS)[number];

const CODES: Readonly<Record<ValidationErrorsIBAN, IbanError>> = {
  [ValidationErrorsIBAN.NoIBANProvided]: 'country',
  [ValidationErrorsIBAN.NoIBANCountry]: 'country',
  [ValidationErrorsIBAN.WrongBBANLength]: 'length',
  [ValidationErrorsIBAN.WrongBBANFormat]: 'structure',
  [ValidationErrorsIBAN.ChecksumNotNumber]: 'check_digits_format',
  [ValidationErrorsIBAN.WrongIBANChecksum]: 'check_digits',
  [ValidationErrorsIBAN.WrongAccountBankBranchChecksum]: 'national_check',
  [ValidationErrorsIBAN.QRIBANNotAllowed]: 'structure',
};

/** The first thing wrong makes what depends on it meaningless: a length that is off breaks structure and check digits, too. */
export function toIbanErrors(found: readonly ValidationErrorsIBAN[]): IbanError[] {
  const errors = IBAN_ERRORS.filter((error) => found.some((code) => CODES[code] === error));
  return errors.includes('length') ? ['length'] : errors;
}

/** One sentence for a person, from the error and what the country asks for. */
export function explainIbanError(error: IbanError, country: string, expected: number | null, given: number): string {
  switch (error) {
    case 'characters':
      return 'An IBAN has only the letters A to Z and digits.';
    case 'country':
      return country === '' ? 'There is no account number in it.' : `"${country}" is not a country that has IBANs.`;
    case 'length':
      return `An IBAN of ${country} has ${expected ?? 'another number of'} characters, this one has ${given}.`;
    case 'structure':
      return `Letters and digits are not where an IBAN of ${country} has them.`;
    case 'check_digits_format':
      return 'The third and fourth characters must be digits.';
    case 'check_digits':
      return 'The check digits do not fit: a character is wrong or two are swapped.';
    case 'national_check':
      return `The check digits inside the account number, which ${country} prescribes, do not fit.`;
    default:
      return error satisfies never;
  }
}
