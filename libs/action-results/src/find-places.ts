import { isRecord, type JsonPath, type JsonRecord, readFirstText, readMember } from './json';
import { walkValues } from './walk-values';

export interface FoundPlace {
  readonly path: JsonPath;
  readonly label: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Not an item of a list: what the answer is about. */
  readonly isCentre: boolean;
}

const MOST_PLACES = 500;
const PAIRS = [
  ['latitude', 'longitude'],
  ['lat', 'lon'],
  ['lat', 'lng'],
] as const;
const LABELS = ['name', 'Name', 'label', 'title', 'company_name', 'company', 'address', 'formatted', 'geo_place'];

/** The objects of an answer that have coordinates. */
export function findPlaces(data: unknown): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (const { path, value } of walkValues(data)) {
    const position = isRecord(value) ? readPosition(value) : undefined;
    if (!position || !isRecord(value)) continue;
    const label = readFirstText(value, LABELS) ?? `Place ${places.length + 1}`;
    places.push({ path, label, ...position, isCentre: !path.some((step) => typeof step === 'number') });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

function readPosition(record: JsonRecord) {
  for (const [first, second] of PAIRS) {
    const latitude = readDegrees(readMember(record, first), 90);
    const longitude = readDegrees(readMember(record, second), 180);
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  }
  return undefined;
}

function readDegrees(value: unknown, limit: number): number | undefined {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof degrees === 'number' && Math.abs(degrees) <= limit ? degrees : undefined;
}
