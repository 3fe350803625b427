import { createRequire } from 'node:module';
import type { loadPhoneReader } from '../../email-contacts/phone-number';
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

/** Web addresses only, with their scheme. */
function toUrl(text: string): string | null {
  if (!text) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const isUrl = /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address) && URL.canParse(address);
  return isUrl ? address : null;
}
