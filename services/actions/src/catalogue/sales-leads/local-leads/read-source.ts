import { findColumn } from '../../../tables/find-column';
import { readRows, type Row } from '../../../tables/json-rows';
import type { Business } from './business';

const NAMES = {
  name: ['name', 'company', 'business', 'nom', 'société', 'entreprise', 'enseigne', 'nombre', 'empresa', 'title'],
  category: [
    'category',
    'type',
    'kind',
    'activity',
    'catégorie',
    'activité',
    'categoría',
    'actividad',
    'sector',
    'industry',
  ],
  phone: ['phone', 'tel', 'telephone', 'mobile', 'téléphone', 'teléfono'],
  url: ['url', 'website', 'site', 'web', 'site web', 'sitio web'],
  email: ['email', 'e-mail', 'mail', 'courriel', 'correo'],
  address: ['address', 'street', 'adresse', 'dirección'],
  city: ['city', 'town', 'ville', 'ciudad'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
} as const;

/** Businesses of the caller's list. Rows without a name are passed over. @throws {RejectedInputError} */
export function readSource(source: unknown): { businesses: Business[]; unnamed: number } {
  const rows = readRows('source', source);
  const businesses = rows.map(readRow).filter(({ name }) => name !== '');
  return { businesses, unnamed: rows.length - businesses.length };
}

function readRow(row: Row): Business {
  const columns = Object.keys(row);
  const read = (names: readonly string[]) => {
    const column = findColumn(columns, names);
    return column === null
      ? ''
      : String(row[column] ?? '')
          .trim()
          .slice(0, 300);
  };
  const [latitude, longitude] = [toDegrees(read(NAMES.latitude), 90), toDegrees(read(NAMES.longitude), 180)];
  const isThere = latitude !== null && longitude !== null;
  return {
    name: read(NAMES.name),
    category: read(NAMES.category),
    phone: read(NAMES.phone),
    url: read(NAMES.url),
    email: read(NAMES.email),
    address: read(NAMES.address),
    city: read(NAMES.city),
    latitude: isThere ? latitude : null,
    longitude: isThere ? longitude : null,
    from: 'list',
  };
}

function toDegrees(text: string, limit: number): number | null {
  const degrees = /^-?\d{1,3}(?:[.,]\d{1,20})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}
