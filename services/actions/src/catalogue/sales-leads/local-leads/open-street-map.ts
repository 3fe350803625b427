import type { Web } from '../../../engine/ports';
import { UpstreamError } from '../../../engine/run-errors';
import { isRecord } from '@declic/openapi/json';
import type { Business } from './business';

const NOMINATIM = 'https://nominatim.openstreetmap.org/search';
const OVERPASS = 'https://overpass-api.de/api/interpreter';
const MAX_BYTES = 4_000_000;
const MAX_FOUND = 300;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place of any size by Nominatim; null when it knows none. @throws {UpstreamError} */
export async function searchPlace(
  web: Web,
  name: string,
  signal: AbortSignal,
): Promise<(Position & { name: string; country: string | null }) | null> {
  const query = new URLSearchParams({ format: 'jsonv2', limit: '1', addressdetails: '1', q: name });
  const answer = await fetchJson(web, `${NOMINATIM}?${query}`, signal);
  const first: unknown = Array.isArray(answer) ? answer[0] : null;
  if (!isRecord(first)) return null;
  const [latitude, longitude] = [Number(first['lat']), Number(first['lon'])];
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return null;
  const country = isRecord(first['address']) ? first['address']['country_code'] : null;
  return {
    latitude,
    longitude,
    name: typeof first['name'] === 'string' && first['name'] ? first['name'] : name,
    country: typeof country === 'string' ? country.toUpperCase() : null,
  };
}

/** Businesses with a tag such as `shop=bakery` around a place, by Overpass. @throws {UpstreamError} */
export async function searchBusinesses(
  web: Web,
  tag: string,
  { latitude, longitude }: Position,
  radiusKm: number,
  signal: AbortSignal,
): Promise<Business[]> {
  const [key, value] = tag.split('=');
  const around = `around:${Math.round(radiusKm * 1_000)},${latitude},${longitude}`;
  const data = `[out:json][timeout:15];nwr["${key}"="${value}"](${around});out center tags ${MAX_FOUND};`;
  const answer = await fetchJson(web, `${OVERPASS}?${new URLSearchParams({ data })}`, signal);
  const elements = isRecord(answer) && Array.isArray(answer['elements']) ? answer['elements'] : null;
  if (elements === null) throw new UpstreamError('OpenStreetMap gave no list.');
  return elements.slice(0, MAX_FOUND).flatMap((element: unknown) => readElement(element, value ?? ''));
}

function readElement(element: unknown, category: string): Business[] {
  if (!isRecord(element) || !isRecord(element['tags'])) return [];
  const tags = element['tags'];
  const read = (...keys: string[]) => {
    const key = keys.find((name) => typeof tags[name] === 'string');
    return key === undefined ? '' : String(tags[key]).slice(0, 300);
  };
  const name = read('name');
  const place = isRecord(element['center']) ? element['center'] : element;
  const [latitude, longitude] = [place['lat'], place['lon']];
  if (!name || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  return [
    {
      name,
      category,
      phone: read('phone', 'contact:phone', 'contact:mobile'),
      url: read('website', 'contact:website', 'url'),
      email: read('email', 'contact:email'),
      address: [
        [read('addr:housenumber'), read('addr:street')].filter(Boolean).join(' '),
        [read('addr:postcode'), read('addr:city')].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', '),
      city: read('addr:city'),
      latitude,
      longitude,
      from: 'openstreetmap',
    },
  ];
}

async function fetchJson(web: Web, url: string, signal: AbortSignal): Promise<unknown> {
  const page = await web.fetch(url, { signal, maxBytes: MAX_BYTES });
  if (page.status !== 200) throw new UpstreamError(`${new URL(url).hostname} answered ${page.status}.`);
  try {
    return JSON.parse(page.text());
  } catch {
    throw new UpstreamError(`${new URL(url).hostname} did not answer with JSON.`);
  }
}
