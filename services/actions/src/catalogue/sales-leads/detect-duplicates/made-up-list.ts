const FIRST =
  'Jean Marie Paul Anne Luis Carmen John Emma Sophie Marc Ana José Sarah David Laura Peter Clara Hugo Nora Adam Alice Bruno Celia Diego Elena Felix Gloria Hector Irene Jules'.split(
    ' ',
  );
const SYLLABLES = 'mar du ler go san ber ti fer lan mo ri pe cas tel vi nor bau lam der sol'.split(' ');
const CITIES = ['Paris', 'Lyon', 'Madrid', 'Leeds', 'Bilbao', 'Nantes'];

export interface MadeUpRecord {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
}

/** A list of people of a seed; every fifth one is the record before it, written in another way. */
export function makeList(size: number, seed = 41): MadeUpRecord[] {
  let state = seed;
  const next = (limit: number) => {
    // Linear congruential generator of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = (items: readonly string[]) => items[next(items.length)] ?? '';
  const list: MadeUpRecord[] = [];
  while (list.length < size) {
    const before = list.at(-1);
    if (list.length % 5 === 4 && before) list.push(rewrite(before, next(3)));
    else {
      const first = pick(FIRST);
      const last = `${pick(SYLLABLES)}${pick(SYLLABLES)}${pick(SYLLABLES)}`;
      const email = `${first.slice(0, 1)}${last}${next(1_000)}@example.com`.toLowerCase();
      list.push({
        name: `${first} ${last.slice(0, 1).toUpperCase()}${last.slice(1)}`,
        email,
        phone: `06${String(next(100_000_000)).padStart(8, '0')}`,
        city: pick(CITIES),
      });
    }
  }
  return list;
}

function rewrite({ name, email, phone, city }: MadeUpRecord, way: number): MadeUpRecord {
  const [first = '', last = ''] = name.split(' ');
  const international = phone.replace(/^0/, '+33 ');
  if (way === 0) return { name: `${last.toUpperCase()} ${first}`, email: '', phone: international, city };
  if (way === 1) return { name: `${first.slice(0, 1)}. ${last}`, email: email.toUpperCase(), phone: '', city };
  return { name: `${first} ${last.slice(0, 2)}${last.slice(3)}`, email, phone: international, city: '' };
}
