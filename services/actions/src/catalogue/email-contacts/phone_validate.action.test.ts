import fc from 'fast-check';
import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import mobiles from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { RejectedInputError } from '../../engine/run-errors';
import { runAction } from '../../testing/run-action';
import { phoneValidate } from './phone_validate.action';

const validate = async (phone: string, country?: string) =>
  (await runAction(phoneValidate, { phone, ...(country && { country }) })).data;

describe('phone_validate', () => {
  it.each(['0044 (0)20 7946 0958', '00 44 20 7946 0958', '+44 (0)20 7946 0958'])(
    'reads the international prefix of %j without a country',
    async (phone) => {
      const { data } = await runAction(phoneValidate, { phone });
      expect(data).toMatchObject({ valid: true, e164: '+442079460958', country: 'GB' });
    },
  );

  it.each(Object.entries(mobiles))("accepts libphonenumber's example of %s, %s", async (country, number) => {
    // Some territories share the plan of a larger country: only the calling code is sure.
    const code = getCountryCallingCode(country as CountryCode); // The keys of the metadata.
    expect(await validate(`+${code} ${number}`)).toMatchObject({ valid: true, calling_code: code, problem: null });
  });

  it.each([
    ['+1 (202) 555-0143', undefined, '+12025550143', 'US'],
    ['0033 6 12 34 56 78', 'FR', '+33612345678', 'FR'],
    ['Tél. : 01 42 68 53 00', 'France', '+33142685300', 'FR'],
    ['+33 (0)1 42 68 53 00', undefined, '+33142685300', 'FR'],
    ['91 411 41 14', 'España', '+34914114114', 'ES'],
    ['tel:+34-91-411-41-14', undefined, '+34914114114', 'ES'],
    ['030 901820', 'Deutschland', '+4930901820', 'DE'],
    ['+800 1234 5678', undefined, '+80012345678', null],
    ['020 7946 0018', 'uk', '+442079460018', 'GB'],
    ['０６１２３４５６７８', 'FR', '+33612345678', 'FR'],
  ])('reads %s of %s', async (phone, country, e164, expected) => {
    expect(await validate(phone, country)).toMatchObject({ valid: true, e164, country: expected });
  });

  it.each(['01 42 68 53 00 poste 204', '01 42 68 53 00, poste : 204', '01 42 68 53 00 Poste 204'])(
    'reads the French extension of %s',
    async (phone) => {
      expect(await validate(phone, 'FR')).toMatchObject({ valid: true, e164: '+33142685300', extension: '204' });
    },
  );

  it.each([
    ['+33 6 12 34', undefined, 'too_short'],
    ['+33 6 12 34 56 78 90 12', undefined, 'too_long'],
    ['+33 0 00 00 00 00', undefined, 'not_in_use'],
    ['+33 6 12 34 56 7', undefined, 'too_short'],
    ['+1-555-0100', undefined, 'too_short'],
    ['06 12 34 56 78 9', 'FR', 'too_long'],
    ['12', 'FR', 'too_short'],
    ['hello', 'FR', 'not_a_number'],
    ['1234567890123456789012345', 'FR', 'too_long'],
    ['call me on 06 12 34 56 78', 'FR', 'not_a_number'],
  ])('says about %s of %s: %s', async (phone, country, problem) => {
    expect(await validate(phone, country)).toMatchObject({ valid: false, formats: null, problem });
  });

  it.each([
    ['112', 'FR'],
    ['3639', 'FR'],
    ['911', 'US'],
    ['1234567890123456789012345', 'FR'],
  ])('writes %s of %s in no international form: it cannot be dialled from abroad', async (phone, country) => {
    expect(await validate(phone, country)).toMatchObject({ valid: false, e164: null });
  });

  it.each(['Atlantis', 'constructor', '__proto__', 'ZZ'])('refuses the country %s', async (country) => {
    await expect(validate('06 12 34 56 78', country)).rejects.toThrow(RejectedInputError);
  });

  it('answers any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), async (text) => {
        if (text.trim() === '' || text.includes('\0') || text.length > 100) return;
        const { valid, e164 } = await validate(text, 'FR');
        expect(!valid || typeof e164 === 'string').toBe(true);
      }),
    );
  });
});
