import { serveApi } from '@declic/openapi/testing';
import { schemaFaults } from '@declic/remote-kit/schema-faults';
import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
import { policyAnswer } from '../testing/a-policy';
import { aWorkshop } from '../testing/a-workshop';
import { toEvent } from './workshop-json-ld';

afterEach(cleanup);

const workshop = aWorkshop({ id: 'w1', premium_price_eur: 49, premium_seats_left: 0 });

async function openHead(url: string, heading: string) {
  serveApi({
    ...policyAnswer,
    'GET /api/workshops/sessions': () => ({ items: [workshop], pages: 1 }),
    'GET /api/workshops/sessions/{id}': () => workshop,
  });
  renderRemote(remote, { url });
  // Roles are computed for the whole page, which takes seconds on one of this size.
  await screen.findByText(heading, { selector: 'h1' });
  return vi.waitFor(() => {
    const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
    const nodes = scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
    expect(nodes).toHaveLength(2);
    return nodes;
  });
}

it('describes the list, its feeds and its questions, word for word as they are shown', async () => {
  const nodes = await openHead('/workshops', 'Libre dès demain');
  expect(nodes.flatMap(schemaFaults)).toEqual([]);
  expect(nodes.map((node) => node['@type'])).toEqual(['WebSite', 'FAQPage']);
  const questions = nodes[1]?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]; // of our own FAQPage
  expect(questions).toHaveLength(7);
  for (const { name, acceptedAnswer } of questions)
    expect(document.querySelector('#questions')?.textContent).toContain(name + acceptedAnswer.text);
  const feeds = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][type]')];
  expect(feeds.map(({ href }) => new URL(href).pathname)).toEqual([
    '/api/workshops/feeds/workshops.rss',
    '/api/workshops/feeds/workshops.ics',
  ]);
});

it('describes a workshop as an event with a ticket of each kind, and the way to it', async () => {
  const nodes = await openHead('/workshops/w1', workshop.title);
  expect(nodes.flatMap(schemaFaults)).toEqual([]);
  expect(nodes[0]).toMatchObject({
    '@type': 'Event',
    url: `${location.origin}/workshops/w1`,
    startDate: '2030-03-01T18:30:00+01:00',
    endDate: '2030-03-01T19:30:00+01:00',
    location: { '@type': 'VirtualLocation' },
    offers: [
      {
        price: 0,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        validFrom: '2030-01-10T09:00:00+01:00',
      },
      { price: 49, availability: 'https://schema.org/SoldOut' },
    ],
  });
  expect(nodes[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Ateliers' }, { position: 2 }],
  });
  const picture = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toBe(`${location.origin}/api/workshops/sessions/w1/picture.png?v=1`);
});

it('does not say since when a ticket is sold where that is not known', () => {
  const { offers } = toEvent(aWorkshop({ published_at: null }));
  expect(JSON.stringify(offers)).not.toContain('validFrom');
});

it('says that a cancelled workshop is cancelled, keeps its date and sells no ticket', () => {
  const event = toEvent(aWorkshop({ status: 'cancelled', start_utc: '2030-07-01T16:30:00.000Z' }));
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    startDate: '2030-07-01T18:30:00+02:00',
  });
  expect(event).not.toHaveProperty('offers');
});

it('names the former start of a workshop that was moved', () => {
  expect(toEvent(aWorkshop({ previous_start_utc: '2030-02-22T17:30:00.000Z' }))).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2030-02-22T18:30:00+01:00',
  });
  expect(toEvent(aWorkshop())).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled' });
  expect(toEvent(aWorkshop())).not.toHaveProperty('previousStartDate');
});
