import { renderRemote } from '@declic/remote-kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { remote } from '../remote';
// Loaded before the first page is awaited.
import './coming-soon.route';
import './home.route';
import './legal.route';
import './partners.route';
import './privacy.route';
import './signals.route';
import './templates.route';

afterEach(cleanup);

const pages = [
  ['/home', '/', 'en', 'declic'],
  ['/coming-soon', '/coming-soon', 'en', 'Coming soon'],
  ['/partners', '/partners', 'fr', 'Quelqu’un l’a déjà fait.'],
  ['/signals', '/signals', 'fr', 'Le bon moment se voit.'],
  ['/templates', '/templates', 'fr', '40+ templates. Un appel chacun.'],
  ['/fr/legal', '/fr/legal', 'fr', 'Mentions légales'],
  ['/en/legal', '/en/legal', 'en', 'Legal notice'],
  ['/es/legal', '/es/legal', 'es', 'Aviso legal'],
  ['/fr/privacy', '/fr/privacy', 'fr', 'Confidentialité'],
  ['/en/privacy', '/en/privacy', 'en', 'Privacy'],
  ['/es/privacy', '/es/privacy', 'es', 'Privacidad'],
] as const;

const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? '';

it.each(pages)('%s has a title, a description, its address and its language', async (url, canonical, lang, heading) => {
  renderRemote(remote, { url });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
  // The head is written after the page.
  await vi.waitFor(() => expect(new URL(head('link[rel="canonical"]', 'href')).pathname).toBe(canonical));
  expect(document.title).toMatch(/declic/i);
  expect(head('meta[name="description"]', 'content').length).toBeGreaterThan(40);
  expect(document.documentElement.lang).toBe(lang);
});

it('has no title twice', async () => {
  const titles: string[] = [];
  for (const [url] of pages) {
    renderRemote(remote, { url });
    await screen.findByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(titles).not.toContain(document.title));
    titles.push(document.title);
    cleanup();
  }
  expect(new Set(titles).size).toBe(pages.length);
});

it('leads from the front page to each language', async () => {
  renderRemote(remote, { url: '/' });
  const doors = await screen.findAllByRole('link', { name: /POST/ });
  expect(doors.map((door) => door.getAttribute('href'))).toEqual(['/fr/', '/en/', '/es/']);
  // Alternates name each other, and those pages do not name this one.
  expect(document.head.querySelector('link[hreflang]')).toBeNull();
});

it('names three services with their time, two cases that say what they are, and five steps', async () => {
  renderRemote(remote, { url: '/partners' });
  for (const time of ['1 à 2 semaines', '2 à 4 semaines', 'En continu'])
    expect(await screen.findByText(time)).toBeTruthy();
  expect(screen.getAllByText('Cas d’illustration')).toHaveLength(2);
  const steps = ['Audit gratuit', 'Proposition', 'Développement', 'Formation', 'Mise en production'];
  for (const step of steps) expect(screen.getByRole('heading', { name: step })).toBeTruthy();
});
