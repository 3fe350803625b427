import { createRequire } from 'node:module';
import type { loadPhoneReader } from '../../email-contacts/phone-number';
import { compareWords } from '../detect-duplicates/similarity';
import { foldCompanyName } from '../detect-duplicates/fold-text';
import type { Business } from './business';
import { isOfCategory } from './business-categories';

export interface Centre {
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string | null;
}

/** A business with its place, exact or that of its town. */
export interface PlacedBusiness extends Business {
  readonly latitude: number;
  readonly longitude: number;
  readonly position: 'given' | 'town';
}

export interface LocalLead {
  readonly name: string;
  readonly category: string | null;
  readonly phone: string | null;
  readonly url: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly position: 'given' | 'town';
  readonly distance_km: number;
  readonly score: number;
  readonly reasons: readonly string[];
  readonly from: 'list' | 'openstreetmap';
}

interface Wish {
  readonly centre: Centre;
  readonly category: string;
  readonly radiusKm: number;
  readonly readPhone: Awaited<ReturnType<typeof loadPhoneReader>>;
}

// A CommonJS package whose names an ES import does not see.
const { getDistance } = createRequire(import.meta.url)('geolib') as typeof import('geolib');

/** Points out of 100. */
const POINTS = { near: 40, phone: 20, url: 15, category: 15, address: 5, email: 5 };

/** A business as a lead with its score, or null outside of the radius. */
export function toLead(business: PlacedBusiness, { centre, category, radiusKm, readPhone }: Wish): LocalLead | null {
  const metres = getDistance(
    { latitude: centre.latitude, longitude: centre.longitude },
    { latitude: business.latitude, longitude: business.longitude },
  );
  const distance = Math.round(metres / 10) / 100;
  if (distance > radiusKm) return null;
  const phone = business.phone ? readPhone(business.phone.slice(0, 100), centre.country) : null;
  const url = toUrl(business.url);
  const isKind = isOfCategory(category, business.category);
  const parts: readonly (readonly [points: number, reason: string])[] = [
    [
      Math.round(POINTS.near * (1 - distance / radiusKm)),
      `${distance} km away${business.position === 'town' ? ' (from the centre of its town)' : ''}`,
    ],
    [phone?.valid ? POINTS.phone : 0, 'valid phone number'],
    [url ? POINTS.url : 0, 'website'],
    [isKind ? POINTS.category : 0, 'category as asked'],
    [business.address ? POINTS.address : 0, 'address'],
    [business.email ? POINTS.email : 0, 'e-mail'],
  ];
  return {
    name: business.name,
    category: business.category || null,
    phone: phone?.valid ? phone.e164 : null,
    url,
    email: business.email || null,
    address: business.address || null,
    latitude: business.latitude,
    longitude: business.longitude,
    position: business.position,
    distance_km: distance,
    score: parts.reduce((sum, [points]) => sum + points, 0),
    reasons: parts.filter(([points]) => points > 0).map(([points, reason]) => `${reason}: ${points}`),
    from: business.from,
  };
}

/** Without those that are the same as a better one: same phone, or nearly the same name within 200 m. */
export function dropRepeated(leads: readonly LocalLead[]): LocalLead[] {
  const kept: (LocalLead & { readonly words: readonly string[] })[] = [];
  const phones = new Map<string, number>();
  const cells = new Map<string, number[]>();
  for (const lead of leads) {
    const words = foldCompanyName(lead.name);
    const near = listCells(lead).flatMap((cell) => cells.get(cell) ?? []);
    const isKnown =
      (lead.phone !== null && phones.has(lead.phone)) || near.some((at) => isSame({ ...lead, words }, kept[at]));
    if (isKnown) continue;
    const cell = listCells(lead)[0] ?? '';
    cells.set(cell, [...(cells.get(cell) ?? []), kept.length].slice(-50));
    if (lead.phone !== null) phones.set(lead.phone, kept.length);
    kept.push({ ...lead, words });
  }
  return kept.map(({ words: _, ...lead }) => lead);
}

function isSame(
  a: LocalLead & { words: readonly string[] },
  b: (LocalLead & { words: readonly string[] }) | undefined,
): boolean {
  return b !== undefined && compareWords(a.words, b.words) >= 0.9 && getDistance(a, b) <= 200;
}

/** The square of about 200 m in which a lead is, and those around it. */
function listCells({ latitude, longitude }: LocalLead): string[] {
  const [row, column] = [Math.floor(latitude * 500), Math.floor(longitude * 350)];
  const offsets = [0, -1, 1];
  return offsets.flatMap((down) => offsets.map((right) => `${row + down} ${column + right}`));
}

/** Web addresses only, with their scheme. */
function toUrl(text: string): string | null {
  if (!text) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isUrl = /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address) && URL.canParse(address);
  return isUrl ? address : null;
}
