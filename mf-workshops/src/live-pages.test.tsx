// @vitest-environment node
import { livePages } from '@declic/remote-kit/prerender/live';
import { expect, it } from 'vitest';
import { liveSamples } from './live-samples';
import { remote } from './remote';
import { aPolicy } from './testing/a-policy';
import { aWorkshop } from './testing/a-workshop';

const render = livePages(remote);
const workshop = aWorkshop({ id: 'w1', premium_price_eur: 49, seats_left: 4 });

/** The page of a workshop, or the list with it alone. */
function show(path: string, session = workshop) {
  const answers: Record<string, unknown> = {
    '/api/workshops/policy': aPolicy(),
    '/api/workshops/sessions': { items: [session] },
    '/api/workshops/sessions/w1': session,
  };
  return render(path, (read) => Promise.resolve({ status: 200, body: JSON.stringify(answers[read]) }));
}

it('has a sample of each page', () => {
  expect(new Set(liveSamples.map(({ path }) => path)).size).toBeGreaterThan(remote.manifest.live?.length ?? 0);
});

it.each(['/workshops', '/workshops/w1'])('%s says what there is, when, and how many seats are left', async (path) => {
  const { html, head } = await show(path);
  expect(html).toContain(workshop.title);
  expect(html).toMatch(/vendredi 1er mars 2030|ven\. 1er mars/);
  expect(html).toContain('Plus que 4 places');
  expect(head.canonical).toBe(path);
  // What only the browser knows comes with the code.
  expect(html).not.toMatch(/Chez vous|utm_/);
});

it('shows the tickets of a workshop with what they cost, and tells search engines of it', async () => {
  const { html, head, data } = await show('/workshops/w1');
  expect(html).toContain('49€');
  expect(html).toContain('Modèles de base');
  expect(html).toContain('href="/workshops/w1?reserver=1"');
  expect(head.jsonLd).toMatchObject([{ '@type': 'Event' }, { '@type': 'BreadcrumbList' }]);
  expect(data).toContainEqual([['workshops', 'one', 'w1'], workshop]);
});

it('has the questions and their answers', async () => {
  const { html, head } = await show('/workshops');
  expect(html).toContain('Questions fréquentes');
  expect(head.jsonLd).toMatchObject([{ '@type': 'WebSite' }, { '@type': 'FAQPage' }]);
});

it('has no form whose code would not know what was typed, but says where to write', async () => {
  const { html } = await show('/workshops/w1', { ...workshop, seats_left: 0, waiting_list_open: true });
  expect(html).toContain('Aucune place restante');
  expect(html).not.toContain('<input');
  expect(html).toMatch(/<noscript>.*ateliers@/);
});
