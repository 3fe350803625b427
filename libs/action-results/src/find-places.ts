import { isRecord } from '@declic/openapi/json';
import { type JsonPath, type JsonRecord, readFirstText, readMember } from './json';
import { collectValues } from './walk-values';

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
  return collectValues(data, readPlace, { most: MOST_PLACES });
}

function readPlace(value: unknown, path: JsonPath, foundBefore: number): FoundPlace | undefined {
  const position = isRecord(value) ? readPosition(value) : undefined;
  if (!position || !isRecord(value)) return undefined;
  const label = readFirstText(value, LABELS) ?? `Place ${foundBefore + 1}`;
  return { path, label, ...position, isCentre: !path.some((step) => typeof step === 'number') };
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
