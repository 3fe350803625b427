import type { CountryCode, NumberType, PhoneNumber } from 'libphonenumber-js/max';

/** A number as the numbering plan of its country reads it. */
export interface ReadPhone {
  readonly valid: boolean;
  /** Null when the text is no number, or one of a length that its country does not have. */
  readonly e164: string | null;
  readonly country: string | null;
  readonly calling_code: string | null;
  readonly type: PhoneType | null;
  readonly extension: string | null;
  readonly formats: { readonly international: string; readonly national: string; readonly rfc3966: string } | null;
  readonly problem: PhoneProblem | null;
}

export const PHONE_TYPES = [
  ...['mobile', 'fixed_line', 'fixed_line_or_mobile', 'toll_free', 'premium_rate', 'shared_cost', 'voip'],
  ...['personal_number', 'pager', 'uan', 'voicemail'],
] as const;

export const PHONE_PROBLEMS = ['not_a_number', 'country_missing', 'too_short', 'too_long', 'not_in_use'] as const;

type PhoneType = Lowercase<NonNullable<NumberType>>;
type PhoneProblem = (typeof PHONE_PROBLEMS)[number];
type PhoneReader = (text: string, country: string | null) => ReadPhone;

const NOTHING = {
  valid: false,
  e164: null,
  country: null,
  calling_code: null,
  type: null,
  extension: null,
  formats: null,
};

/** Digits of RFC 3966's vanity numbers on a keypad of ITU-T E.161, from A to Z. */
const KEYPAD = '22233344455566677778889999';

/** Loads Google's metadata of all numbering plans, and gives the function that reads numbers with it. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const { parsePhoneNumberWithError, validatePhoneNumberLength, ParseError, isSupportedCountry } =
    await import('libphonenumber-js/max');
  const isTooLong = ({ number }: PhoneNumber) => validatePhoneNumberLength(number) === 'TOO_LONG';

  return (text, country) => {
    const region = country?.toUpperCase();
    const home: CountryCode | undefined = region !== undefined && isSupportedCountry(region) ? region : undefined;
    try {
      return describePhone(
        parsePhoneNumberWithError(toDigits(text), { ...(home && { defaultCountry: home }), extract: false }),
        isTooLong,
      );
    } catch (error) {
      if (error instanceof ParseError) return { ...NOTHING, problem: toProblem(error.message, text) };
      throw error;
    }
  };
}

/** Gives the function that finds the valid numbers in a text, in E.164. */
export async function loadPhoneFinder(): Promise<(text: string, country: string | null) => string[]> {
  const { findPhoneNumbersInText, isSupportedCountry } = await import('libphonenumber-js/max');

  return (text, country) => {
    const home = country !== null && isSupportedCountry(country) ? { defaultCountry: country } : {};
    return findPhoneNumbersInText(text, home)
      .filter(({ number }) => number.isValid())
      .map(({ number }) => number.number);
  };
}

function describePhone(phone: PhoneNumber, isTooLong: (phone: PhoneNumber) => boolean): ReadPhone {
  const valid = phone.isValid();
  return {
    valid,
    // Short and emergency numbers are dialled in their country only.
    e164: phone.isPossible() ? phone.number : null,
    country: phone.country ?? null,
    calling_code: phone.countryCallingCode,
    // The library's types are upper-case names of the list above.
    type: (phone.getType()?.toLowerCase() as PhoneType | undefined) ?? null,
    extension: phone.ext ?? null,
    formats: valid
      ? { international: phone.formatInternational(), national: phone.formatNational(), rfc3966: phone.getURI() }
      : null,
    // A length between those of a country, as eight digits in France, is taken for a number with a digit missing.
    problem: valid ? null : phone.isPossible() ? 'not_in_use' : isTooLong(phone) ? 'too_long' : 'too_short',
  };
}

/** Letters of numbers such as 1-800-FLOWERS; words before a number are no letters of it. */
function toDigits(text: string): string {
  const written = text.trim().replace(/^(tel|tél|phone|téléphone|teléfono|mobile|móvil|fax)[\s.:]*[.:]\s*/iu, '');
  // The library knows the English and Spanish words for an extension.
  const extended = written.replace(/[\s,;-]*\bposte[\s.:]*(?=\d{1,7}$)/iu, ' ext. ');
  // Most countries dial "00" for "+".
  const dialled = /^00\s?[1-9]/.test(extended) ? `+${extended.slice(2).trimStart()}` : extended;
  const isVanity = /^(\+?1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?[\dA-Z][\dA-Z-]{6,9}$/.test(written) && /[A-Z]/.test(written);
  return isVanity ? written.replaceAll(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65] ?? letter) : dialled;
}

function toProblem(code: string, text: string): PhoneProblem {
  if (code === 'TOO_SHORT') return 'too_short';
  if (code === 'TOO_LONG') return 'too_long';
  return code === 'INVALID_COUNTRY' && /\d/.test(text) ? 'country_missing' : 'not_a_number';
}
