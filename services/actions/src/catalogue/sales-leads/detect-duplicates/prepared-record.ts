import validator from 'validator';
import { splitAddress } from '../../email-contacts/email-address';
import { isRoleAccount } from '../../email-contacts/role-accounts';
import type { Row } from '../../../tables/json-rows';
import { foldCompanyName, foldPersonName, foldWords } from './fold-text';
import type { CompareField, FieldColumns } from './record-fields';

/** A record in the form in which it is compared; empty is what it does not tell. */
export interface PreparedRecord {
  readonly name: readonly string[];
  readonly company: readonly string[];
  readonly email: string;
  /** The part before the @ without dots and tag. */
  readonly mailbox: string;
  /** The mailbox is of a function, which many people share. */
  readonly isShared: boolean;
  /** Digits without calling code and leading zeros: the last nine. */
  readonly phone: string;
  readonly street: readonly string[];
  readonly houseNumber: string;
  readonly postcode: string;
  readonly city: readonly string[];
}

const STREET_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    av: 'avenue',
    ave: 'avenue',
    avda: 'avenida',
    bd: 'boulevard',
    blvd: 'boulevard',
    bld: 'boulevard',
    r: 'rue',
    pl: 'place',
    pza: 'plaza',
    st: 'street',
    rd: 'road',
    ln: 'lane',
    dr: 'drive',
    c: 'calle',
    ch: 'chemin',
    che: 'chemin',
    rte: 'route',
    imp: 'impasse',
    all: 'allee',
    str: 'strasse',
    n: '',
    apt: '',
  }),
);

/** Gives the function that prepares the rows of a list. */
export function prepareBy(columns: FieldColumns): (row: Row) => PreparedRecord {
  return (row) => {
    const read = (field: CompareField) => {
      const column = columns[field];
      return column === undefined ? '' : String(row[column] ?? '').trim();
    };
    const whole = columns.name === undefined ? '' : read('name');
    const name = whole || `${read('first_name')} ${read('last_name')}`;
    const email = read('email').slice(0, 320).toLowerCase();
    const street = foldWords(read('address'))
      .map((word) => STREET_WORDS.get(word) ?? word)
      .filter(Boolean);
    return {
      name: foldPersonName(name),
      company: foldCompanyName(read('company')),
      email: (email.includes('@') && validator.normalizeEmail(email)) || email,
      mailbox: (splitAddress(email).localPart.split('+', 1)[0] ?? '').replaceAll('.', ''),
      isShared: isRoleAccount(splitAddress(email).localPart),
      phone: toLastDigits(read('phone')),
      street: street.filter((word) => !/^\d/.test(word)),
      houseNumber: street.find((word) => /^\d/.test(word)) ?? '',
      postcode: foldWords(read('postcode')).join(''),
      city: foldPersonName(read('city')),
    };
  };
}

function toLastDigits(text: string): string {
  const digits = text.slice(0, 60).replace(/\(0\)/, '').replaceAll(/\D/g, '');
  return digits.length < 6 ? '' : digits.slice(-9).replace(/^0+/, '');
}
