import { defineAction } from '../../engine/define-action';
import { flagParam, jsonParam, quantityParam, textParam } from '../../engine/params';
import { ROW, items } from '../../engine/json-forms';
import type { Web } from '../../engine/ports';
import { RejectedInputError, UpstreamError } from '../../engine/run-errors';
import { findPlaces, GEONAMES_ATTRIBUTION, type FoundPlace } from '../../places/place-finder';
import { loadCountryReader } from '../email-contacts/country-code';
import { loadPhoneReader } from '../email-contacts/phone-number';
import type { Business } from './local-leads/business';
import { findCategory, isOfCategory, KNOWN_CATEGORIES } from './local-leads/business-categories';
import { dropRepeated } from './local-leads/drop-repeated';
import { localLeadsOutput } from './local-leads/local-leads-output';
import { searchBusinesses, searchPlace } from './local-leads/open-street-map';
import { toLead, type Centre, type PlacedBusiness } from './local-leads/rank-leads';
import { readSource } from './local-leads/read-source';
import { examples } from './local_leads.examples';
import search from './local_leads.search.json';

export const localLeads = defineAction({
  slug: 'local_leads',
  title: 'Find local businesses',
  category: 'Sales & Leads',
  one_liner: 'Filters, cleans and ranks businesses around a place from your list or OpenStreetMap',
  credit_cost: 5,
  latency_target_ms: 5_000,
  latency_class: 'standard',
  engine: 'deterministic',
  // The list of places takes 50 MB while it is read.
  pool: 'worker',
  network: 'optional',
  limits: { timeoutMs: 30_000, maxInputBytes: 5_000_000 },
  needs: ['web'],
  needs_web: ({ live = false, source }) => live && source === undefined,

  input: {
    params: [
      textParam('city', 'City', {
        required: true,
        placeholder: 'Nantes, FR',
        validate: { max: 120 },
        description: 'Centre of the search, with its country or US state where several have the name.',
      }),
      textParam('category', 'Category', {
        required: true,
        placeholder: 'bakery',
        validate: { max: 80 },
        description: 'Kind of business in English, French or Spanish; compared with the category and name of each.',
      }),
      quantityParam('radius_km', 'Radius', [0.1, 100, 'km'], {
        default: 10,
        description: 'Straight-line distance from the centre of the city.',
      }),
      jsonParam('source', 'Your list', {
        schema: items(ROW, { maxItems: 10_000 }),
        placeholder:
          '[{"name": "Boulangerie Martin", "category": "bakery", "latitude": 47.21, "longitude": -1.55, "phone": "02 40 12 34 56"}]',
        ui: { multiline: true, rows: 6 },
        description:
          'Up to 10,000 rows with name, category, phone, url, address, and latitude and longitude or a city.',
      }),
      flagParam('live', 'Search OpenStreetMap', {
        description: 'Also asks OpenStreetMap for businesses of the category around the city.',
      }),
    ],
    oneOf: [['source', 'live']],
    ui: {
      groups: [
        { id: 'main', label: 'Search', items: ['city', 'category', 'radius_km'] },
        { id: 'source', label: 'Source', items: ['source', 'live'] },
      ],
    },
  },

  output: localLeadsOutput,

  async handler({ city, category, radius_km, source, live = false }, { web, signal, warn }) {
    if (source === undefined && !live)
      throw new RejectedInputError('source', 'Your list or a search of OpenStreetMap is required');
    const listed = source === undefined ? { businesses: [], unnamed: 0 } : readSource(source);
    const towns = [...new Set(listed.businesses.filter(isUnplaced).map((business) => business.city))].slice(0, 1_000);
    const places = findPlaces([city, ...towns], await loadCountryReader());
    const centre = await findCentre(city, places.get(city), live ? web : null, signal);
    if (centre.others.length > 0)
      warn(`Other places have this name, too: ${centre.others.join('; ')}. Add the country to choose.`);

    const found = live ? await searchLive(web, category, centre, radius_km, signal, source !== undefined, warn) : [];
    const readPhone = await loadPhoneReader();
    const ofKind = listed.businesses.filter((business) =>
      isOfCategory(category, `${business.category} ${business.name}`),
    );
    const placed = [...ofKind, ...found].flatMap((business) => toPlaced(business, places));
    const inside = placed.flatMap(
      (business) => toLead(business, { centre, category, radiusKm: radius_km, readPhone }) ?? [],
    );
    const sorted = inside.toSorted(
      (a, b) => b.score - a.score || a.distance_km - b.distance_km || (a.name < b.name ? -1 : 1),
    );
    const leads = dropRepeated(sorted);
    return {
      place: { name: centre.name, country: centre.country, latitude: centre.latitude, longitude: centre.longitude },
      leads,
      summary: {
        listed: listed.businesses.length + listed.unnamed,
        found_live: found.length,
        unnamed: listed.unnamed,
        other_category: listed.businesses.length - ofKind.length,
        without_position: ofKind.length + found.length - placed.length,
        outside: placed.length - inside.length,
        repeated: inside.length - leads.length,
        kept: leads.length,
      },
      attribution: live ? [GEONAMES_ATTRIBUTION, OPEN_STREET_MAP] : [GEONAMES_ATTRIBUTION],
    };
  },

  examples,

  ...search,
});

const OPEN_STREET_MAP = 'Businesses: © OpenStreetMap contributors (ODbL)';

async function findCentre(
  city: string,
  found: FoundPlace | undefined,
  web: Web | null,
  signal: AbortSignal,
): Promise<Centre & { name: string; others: string[] }> {
  if (found) {
    const others = city.includes(',')
      ? []
      : found.others.map(({ name, country, division }) => `${name}, ${country} ${division}`);
    return { ...found.place, others };
  }
  const searched = web ? await searchPlace(web, city, signal) : null;
  if (!searched)
    throw new RejectedInputError('city', `No place of a thousand inhabitants or more is called "${city.slice(0, 80)}"`);
  return { ...searched, others: [] };
}

async function searchLive(
  web: Web,
  category: string,
  centre: Centre,
  radiusKm: number,
  signal: AbortSignal,
  hasList: boolean,
  warn: (message: string) => void,
): Promise<Business[]> {
  const known = findCategory(category);
  if (!known) {
    const message = `OpenStreetMap is searched for these kinds of business: ${KNOWN_CATEGORIES.join(', ')}`;
    if (!hasList) throw new RejectedInputError('category', message);
    warn(message);
    return [];
  }
  try {
    return await searchBusinesses(web, known.tag, centre, radiusKm, signal);
  } catch (error) {
    if (!(error instanceof UpstreamError) || !hasList || signal.aborted) throw error;
    warn(`OpenStreetMap could not be searched, the leads are of your list alone: ${error.message}`);
    return [];
  }
}

function isUnplaced({ latitude, city }: Business): boolean {
  return latitude === null && city !== '';
}

function toPlaced(business: Business, places: ReadonlyMap<string, FoundPlace>): PlacedBusiness[] {
  const { latitude, longitude, city } = business;
  if (latitude !== null && longitude !== null) return [{ ...business, latitude, longitude, position: 'given' }];
  const town = places.get(city)?.place;
  return town ? [{ ...business, latitude: town.latitude, longitude: town.longitude, position: 'town' }] : [];
}
