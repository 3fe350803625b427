import { cannedWeb } from '../../engine/canned-web';

const OVERPASS_ANSWER = JSON.stringify({
  elements: [
    {
      type: 'node',
      id: 1,
      lat: 47.2151,
      lon: -1.5553,
      tags: {
        shop: 'bakery',
        name: 'Le Fournil du Centre',
        phone: '+33 2 40 00 00 01',
        'addr:housenumber': '3',
        'addr:street': 'rue Haute',
        'addr:city': 'Nantes',
      },
    },
    {
      type: 'way',
      id: 2,
      center: { lat: 47.2301, lon: -1.54 },
      tags: { shop: 'bakery', name: 'Boulangerie du Parc', website: 'https://parc.example' },
    },
    { type: 'node', id: 3, lat: 47.2, lon: -1.5, tags: { shop: 'bakery' } },
  ],
});

const OVERPASS_QUERY =
  '[out:json][timeout:15];nwr["shop"="bakery"](around:5000,47.21725,-1.55336);out center tags 300;';

const MY_LIST = [
  {
    name: 'Boulangerie Martin',
    category: 'bakery',
    latitude: 47.2184,
    longitude: -1.5536,
    phone: '02 40 12 34 56',
    url: 'boulangerie-martin.fr',
  },
  { name: 'Boulangerie Martin SARL', category: 'bakery', latitude: 47.2185, longitude: -1.5537 },
  { name: 'Panadería Sol', category: 'panadería', latitude: 47.2476, longitude: -1.5536 },
  { name: 'Garage du Port', category: 'garage', latitude: 47.2, longitude: -1.55 },
  { name: 'Boulangerie de Rennes', category: 'boulangerie', city: 'Rennes' },
];

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Bakeries of your list around Nantes',
    // Distances worked out by hand: 0.03035 degrees of latitude are 3.38 km.
    input: { city: 'Nantes', category: 'boulangerie', radius_km: 5, source: MY_LIST },
    expect: {
      part: {
        place: { name: 'Nantes', country: 'FR' },
        leads: [
          {
            name: 'Boulangerie Martin',
            phone: '+33240123456',
            url: 'https://boulangerie-martin.fr',
            distance_km: 0.13,
          },
          { name: 'Panadería Sol', phone: null, distance_km: 3.38, position: 'given' },
        ],
        summary: { listed: 5, other_category: 1, outside: 1, repeated: 1, kept: 2 },
      },
    },
  },
  {
    name: 'With OpenStreetMap',
    input: { city: 'Nantes', category: 'bakery', radius_km: 5, live: true },
    given: {
      web: cannedWeb({
        [`https://overpass-api.de/api/interpreter?${new URLSearchParams({ data: OVERPASS_QUERY })}`]: {
          mime: 'application/json',
          body: OVERPASS_ANSWER,
        },
      }),
    },
    expect: {
      part: {
        leads: [
          {
            name: 'Le Fournil du Centre',
            phone: '+33240000001',
            address: '3 rue Haute, Nantes',
            from: 'openstreetmap',
          },
          { name: 'Boulangerie du Parc', url: 'https://parc.example' },
        ],
        attribution: ['Places: GeoNames (CC BY 4.0)', 'Businesses: © OpenStreetMap contributors (ODbL)'],
      },
    },
  },
  {
    name: 'Businesses of which only the town is known',
    source: 'Position of the town: GeoNames 2510911',
    input: {
      city: 'Sevilla',
      category: 'fontanero',
      radius_km: 20,
      source: [
        { nombre: 'Fontanería López', ciudad: 'Dos Hermanas', teléfono: '955 000 111' },
        { nombre: 'Plomberie Durand', ciudad: 'Paris' },
      ],
    },
    expect: {
      part: {
        place: { name: 'Sevilla', country: 'ES', latitude: 37.38283, longitude: -5.97317 },
        leads: [{ name: 'Fontanería López', position: 'town', phone: '+34955000111', category: null }],
        summary: { listed: 2, outside: 1, kept: 1 },
      },
    },
  },
] as const;
