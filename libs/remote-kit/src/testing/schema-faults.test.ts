import { expect, it } from 'vitest';
import { schemaFaults } from './schema-faults';

const context = { '@context': 'https://schema.org' };

it('finds nothing in an object that the vocabulary allows', () => {
  const event = {
    ...context,
    '@type': 'Event',
    name: 'Atelier',
    startDate: '2027-01-15T18:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url: 'https://declic.example/workshops/1' },
    organizer: { '@id': 'https://declic.example/#organization' },
    offers: [{ '@type': 'Offer', price: 0, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }],
  };
  expect(schemaFaults(event)).toEqual([]);
});

it.each([
  [{ ...context, '@type': 'Evnt' }, 'Evnt'],
  [{ ...context, '@type': 'Event', startsAt: 'now' }, 'startsAt'],
  [{ ...context, '@type': 'Event', startDate: 'tomorrow' }, '/startDate'],
  [
    { ...context, '@type': 'Event', offers: [{ '@type': 'Offer', availability: 'https://schema.org/Yes' }] },
    'availability',
  ],
  [{ '@type': 'Event' }, '@context'],
])('reports %j', (node, fault) => {
  expect(schemaFaults(node).join('\n')).toContain(fault);
});
