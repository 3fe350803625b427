// @vitest-environment node
import type { LivePage } from '@declic/remote-kit/contract';
import { livePages } from '@declic/remote-kit/prerender/live';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { liveSamples } from './live-samples';
import { remote } from './remote';
import { aPolicy } from './testing/a-policy';
import { aWorkshop } from './testing/a-workshop';

const render = livePages(remote);
const workshop = aWorkshop({ id: 'w1', premium_price_eur: 49, seats_left: 4 });

/** The page of a workshop, or the list with it alone. */
function show(path: string, session = workshop, site?: string) {
  const answers: Record<string, unknown> = {
    '/api/workshops/policy': aPolicy(),
    '/api/workshops/sessions?page=1': { items: [session], pages: 1 },
    '/api/workshops/sessions/w1': session,
  };
  return render(path, (read) => Promise.resolve({ status: 200, body: JSON.stringify(answers[read]) }), site);
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

it.each(['/', '/workshops/w1'])('%s has the addresses of the microsite on its host', async (path) => {
  const { html, head } = await show(path, workshop, '/workshops');
  expect(html).toContain(workshop.title);
  expect(head.canonical).toBe(path);
  expect(html).toContain('href="/#questions"');
  // The list is at the root alone.
  expect(html + JSON.stringify(head)).not.toMatch(/"\/workshops(?:[?#"])/);
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

describe('200 workshops', () => {
  const workshops = Array.from({ length: 200 }, (_, place) =>
    aWorkshop({
      id: `0198a000-0000-7000-8000-${createHash('md5').update(String(place)).digest('hex').slice(0, 12)}`,
      title: `Atelier ${place} : ${createHash('md5').update(`title ${place}`).digest('hex')}`,
      subtitle: createHash('sha256').update(`subtitle ${place}`).digest('hex'),
    }),
  );
  const showPage = (path: string) =>
    render(path, (read) => {
      const page = Number(new URL(read, 'http://x').searchParams.get('page'));
      const list = { items: workshops.slice((page - 1) * 12, page * 12), pages: 17 };
      return Promise.resolve({
        status: 200,
        body: JSON.stringify(read.startsWith('/api/workshops/sessions') ? list : aPolicy()),
      });
    });

  it.each(['/workshops', '/workshops/page/2'])('%s leaves 8 kB compressed of 30 kB to the shell', async (path) => {
    const { html, styles, data, head } = await showPage(path);
    expect(gzipSync(html + styles + JSON.stringify([data, head])).length).toBeLessThan(22 * 1024);
  });

  it('are reached one page after the other by links, each once', async () => {
    const found: string[] = [];
    let path: string | undefined = '/workshops';
    while (path !== undefined) {
      const { html, head }: LivePage = await showPage(path);
      expect(head.canonical).toBe(path);
      found.push(...workshops.filter(({ id }) => html.includes(`href="/workshops/${id}"`)).map(({ id }) => id));
      path = /href="([^"]+)" rel="next"|rel="next" href="([^"]+)"/.exec(html)?.slice(1).find(Boolean);
    }
    expect(found).toHaveLength(200);
    expect(new Set(found).size).toBe(200);
  });

  it.each(['0', '18', '1.5', 'x'])('have no page %s', async (page) => {
    const { head, html } = await showPage(`/workshops/page/${page}`);
    expect(head.missing).toBe(true);
    expect(html).toContain('La liste des ateliers n’a pas cette page.');
  });
});
