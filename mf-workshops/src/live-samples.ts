import { aPolicy } from './testing/a-policy';
import { aWorkshop } from './testing/a-workshop';

const id = (place: number) => `0198a000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const workshops = Array.from({ length: 12 }, (_, place) => aWorkshop({ id: id(place + 1) }));
const policy = { '/api/workshops/policy': aPolicy() };

const of = (place: number, workshop: unknown) => ({
  path: `/workshops/${id(place)}`,
  answers: { ...policy, [`/api/workshops/sessions/${id(place)}`]: workshop },
});

/** What the build renders the live pages with. */
export const liveSamples = [
  { path: '/workshops', answers: { ...policy, '/api/workshops/sessions?page=1': { items: workshops, pages: 17 } } },
  { path: '/workshops', answers: { ...policy, '/api/workshops/sessions?page=1': { items: [], pages: 1 } } },
  {
    path: '/',
    site: '/workshops',
    answers: { ...policy, '/api/workshops/sessions?page=1': { items: workshops, pages: 17 } },
  },
  { path: '/workshops/page/2', answers: { '/api/workshops/sessions?page=2': { items: workshops, pages: 17 } } },
  { path: '/workshops/page/18', answers: { '/api/workshops/sessions?page=18': { items: [], pages: 17 } } },
  of(1, aWorkshop({ premium_price_eur: 49 })),
  of(2, aWorkshop({ status: 'soldout', seats_left: 0, waiting_list_open: true })),
  of(3, aWorkshop({ status: 'replay' })),
  of(4, aWorkshop({ status: 'cancelled' })),
  of(5, null),
];
