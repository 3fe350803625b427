import fc from 'fast-check';
import { getCountrySpecifications } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { runAction } from '../../testing/run-action';
import { findBankIdentifiers } from './bank-identifiers';
import { ibanValidate } from './iban_validate.action';

/** The example that the SWIFT IBAN registry gives for each country, and its bank code there. */
const REGISTRY = `
  AD1200012030200359100100:0001 AE070331234567890123456:033 AL47212110090000000235698741:212
  AT611904300234573201:19043 AZ21NABZ00000000137010001944:NABZ BA391290079401028494:129 BE68539007547034:539
  BG80BNBG96611020345678:BNBG BH67BMAG00001299123456:BMAG BR1800360305000010009795493C1:00360305
  BY13NBRB3600900000002Z00AB00:NBRB CH9300762011623852957:00762 CR05015202001026284066:0152
  CY17002001280000001200527600:002 CZ6508000000192000145399:0800 DE89370400440532013000:37040044
  DK5000400440116243:0040 DO28BAGR00000001212453611324:BAGR EE382200221020145685:22
  EG380019000500000000263180002:0019 ES9121000418450200051332:2100 FI2112345600000785:123 FO6264600001631634:6460
  FR1420041010050500013M02606:20041 GB29NWBK60161331926819:NWBK GE29NB0000000101904917:NB
  GI75NWBK000000007099453:NWBK GL8964710001000206:6471 GR1601101250000000012300695:011
  GT82TRAJ01020000001210029690:TRAJ HR1210010051863000160:1001005 HU42117730161111101800000000:117
  IE29AIBK93115212345678:AIBK IL620108000000099999999:010 IQ98NBIQ850123456789012:NBIQ
  IS140159260076545510730339:01 IT60X0542811101000000123456:05428 JO94CBJO0010000000000131000302:CBJO
  KW81CBKU0000000000001234560101:CBKU KZ86125KZT5004100100:125 LB62099900000001001901229114:0999
  LC55HEMM000100010012001200023015:HEMM LI21088100002324013AA:08810 LT121000011101001000:10000
  LU280019400644750000:001 LV80BANK0000435195001:BANK MC5811222000010123456789030:11222
  MD24AG000225100013104168:AG ME25505000012345678951:505 MK07250120000058984:250 MR1300020001010000123456753:00020
  MT84MALT011000012345MTLCAST001S:MALT MU17BOMM0101101030300200000MUR:BOMM01 NL91ABNA0417164300:ABNA
  NO9386011117947:8601 PK36SCBL0000001123456702:SCBL PL61109010140000071219812874:10901014
  PS92PALS000000000400123456702:PALS PT50000201231234567890154:0002 QA58DOHB00001234567890ABCDEFG:DOHB
  RO49AAAA1B31007593840000:AAAA RS35260005601001611379:260 SA0380000000608010167519:80
  SC18SSCB11010000000000001497USD:SSCB11 SE4550000000058398257466:500 SI56263300012039086:26330
  SK3112000000198742637541:1200 SM86U0322509800000000270100:03225 ST23000100010051845310146:0001
  SV62CENR00000000000000700025:CENR TL380080012345678910157:008 TN5910006035183598478831:10
  TR330006100519786457841326:00061 UA213223130000026007233566001:322313 VA59001123000012345678:001
  VG96VPVG0000012345678901:VPVG XK051212012345678906:12
  BI4210000100010000332045181:10000 DJ2100010000000154000100186:00010 FK88SC123456789012:SC
  HN88CABF00000000000250005469:CABF LY83002048000020100120361:002 MN121234123456789123:1234
  NI45BAPR00000013000003558124:BAPR OM810180000001299123456:018 RU0304452522540817810538091310419:044525225
  SD2129010501234001:29 SO211000001001000100141:1000 YE15CBYE0001018861234567891234:CBYE
`
  .trim()
  .split(/\s+/)
  .map((entry) => entry.split(':') as [string, string]); // Each entry has one colon.

const validate = async (iban: string) => (await runAction(ibanValidate, { iban })).data;
const group = (iban: string) => iban.replaceAll(/.{4}(?=.)/g, '$& ');

describe('iban_validate', () => {
  it.each(REGISTRY)('accepts %s of the SWIFT registry, with its bank code %s', async (iban, bank) => {
    expect(await validate(iban)).toMatchObject({ valid: true, bank_code: bank, formatted: group(iban), errors: [] });
  });

  it.each([
    ['LY83002048000020100120361', '048'],
    ['RU0304452522540817810538091310419', '40817'],
    ['BI4210000100010000332045181', '10001'],
    ['DJ2100010000000154000100186', '00000'],
    ['SO211000001001000100141', '001'],
    ['YE15CBYE0001018861234567891234', '0001'],
    ['MN121234123456789123', null],
    ['NI45BAPR00000013000003558124', null],
  ])('names the branch of %s: %s', async (iban, branch_code) => {
    expect(await validate(iban)).toMatchObject({ valid: true, branch_code });
  });

  it('knows the bank code of every country of the registry', () => {
    const registered = Object.entries(getCountrySpecifications()).filter(([, { IBANRegistry }]) => IBANRegistry);
    const unknown = registered
      .map(([code]) => code)
      .filter((code) => !findBankIdentifiers(`${code}${'0'.repeat(32)}`).bank_code);
    expect(registered.length).toBeGreaterThan(80);
    expect(unknown).toEqual([]);
  });

  it('reads the accounts of French territories and of Åland as those of France and Finland', async () => {
    const french = { valid: true, bank_code: '20041', branch_code: '01005' };
    expect(await validate('RE42 2004 1010 0505 0001 3M02 606')).toMatchObject({ ...french, sepa: true });
    expect(await validate('NC84 2004 1010 0505 0001 3M02 606')).toMatchObject({ ...french, sepa: false });
    expect(await validate('AX21 1234 5600 0007 85')).toMatchObject({ valid: true, bank_code: '123', sepa: true });
  });

  it.each([
    [
      true,
      ['AL47212110090000000235698741', 'MD24AG000225100013104168', 'ME25505000012345678951', 'MK07250120000058984'],
    ],
    [
      true,
      ['RS35260005601001611379', 'GB29NWBK60161331926819', 'CH9300762011623852957', 'SM86U0322509800000000270100'],
    ],
    [false, ['XK051212012345678906', 'TR330006100519786457841326', 'BA391290079401028494', 'GL8964710001000206']],
  ])('says %s of SEPA for %j', async (sepa, ibans) => {
    for (const iban of ibans) expect(await validate(iban), iban).toMatchObject({ valid: true, sepa });
  });

  it('refuses each registry example after a change of one digit or a swap of two neighbours', async () => {
    for (const [iban] of REGISTRY) {
      const digit = iban.search(/\d(?=\D*$)/);
      const changed = `${iban.slice(0, digit)}${(Number(iban[digit]) + 1) % 10}${iban.slice(digit + 1)}`;
      expect(await validate(changed), changed).toMatchObject({ valid: false });
      const pair = /(\d)(?!\1)(\d)/.exec(iban.slice(4));
      const swapped = iban.slice(0, 4) + iban.slice(4).replace(/(\d)(?!\1)(\d)/, '$2$1');
      if (pair) expect(await validate(swapped), swapped).toMatchObject({ valid: false });
    }
  });

  it.each([
    'IBAN FR14 2004 1010 0505 0001 3M02 606',
    'iban: fr14-2004-1010-0505-0001-3m02-606',
    'FR14\u00A02004\u00A01010\u00A00505\u00A00001\u00A03M02\u00A0606',
    ' FR14.2004.1010.0505.0001.3M02.606 ',
    '\u200BFR14 2004 1010\u200D 0505 0001 3M02 606\uFEFF',
    '\u2066IBAN\u00AD FR14 2004 1010 0505 0001 3M02 606\u2069',
  ])('reads the written form %j', async (iban) => {
    expect(await validate(iban)).toMatchObject({ valid: true, electronic: 'FR1420041010050500013M02606' });
  });

  it.each([
    ['FR14 2004 1010 0505 0001 3M02 60€', 'characters'],
    ['FR1４20041010050500013M02606', 'characters'],
    ['XX12 3456', 'country'],
    ['__proto__', 'characters'],
    ['constructor', 'country'],
    ['FR', 'length'],
    ['DEAB370400440532013000', 'check_digits_format'],
    ['DE89370400440532O13000', 'structure'],
    ['FR1420041010050500013M02607', 'check_digits'],
    ['CA00 1234', 'country'],
  ])('says about %j: %s', async (iban, code) => {
    const { errors, country } = await validate(iban);
    expect(errors).toContainEqual(expect.objectContaining({ code }));
    expect(country === null).toBe(['XX', '__', 'CO', 'CA'].includes(iban.slice(0, 2).toUpperCase()));
  });

  it.each(['IBAN', 'iban :', '---'])('says of %j that there is no number in it', async (iban) => {
    const message = 'There is no account number in it.';
    expect(await validate(iban)).toMatchObject({ country: null, errors: [{ code: 'country', message }] });
  });

  it('names a wrong length alone: structure and check digits follow from it', async () => {
    expect((await validate('DE89 3704 0044 0532 0130 0'))['errors']).toMatchObject([{ code: 'length' }]);
  });

  it('tells a QR-IBAN from an IBAN', async () => {
    expect(await validate('CH44 3199 9123 0008 8901 2')).toMatchObject({ valid: true, qr_iban: true });
    expect(await validate('CH93 0076 2011 6238 5295 7')).toMatchObject({ valid: true, qr_iban: false });
  });

  it('answers any text, and never names a bank of an invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }), async (text) => {
        if (text.trim() === '' || text.includes('\0') || text.length > 100) return;
        const { valid, bank_code } = await validate(text);
        expect(valid || bank_code === null).toBe(true);
      }),
    );
  });
});
