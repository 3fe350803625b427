import { expect, it } from 'vitest';
import { aWorkshop } from '../../testing/a-workshop';
import { drawCover, SHEET } from './cover-drawing';
import { coverTheme } from './cover-theme';
import { motifs } from './cover-motifs';

it.each([
  ['Votre premier workflow n8n utile', 'workflow'],
  ['Trier le support avec un agent qui sait dire « je ne sais pas »', 'conversation'],
  ['Appeler une API sans être développeur', 'request'],
  ['Qualifier ses prospects pendant la nuit', 'contacts'],
  ['Factures PDF : de la boîte mail au tableur', 'document'],
  ['Des webhooks qui ne perdent rien', 'signal'],
  ['Un mois de contenus à partir d’une seule idée', 'content'],
  ['La clinique des automatisations', 'repair'],
  ['Google Sheets comme base de données, jusqu’où ?', 'table'],
])('draws « %s » as %s', (title, theme) => {
  expect(coverTheme(aWorkshop({ title }))).toBe(theme);
});

it('reads the sentence and the tools where the title says nothing', () => {
  expect(coverTheme({ title: 'Le lundi matin', subtitle: 'Répondre au support', stack: ['n8n'] })).toBe('conversation');
  expect(coverTheme({ title: 'Le lundi matin', subtitle: '', stack: ['Airtable', 'n8n'] })).toBe('table');
  expect(coverTheme({ title: 'Le lundi matin', subtitle: '', stack: [] })).toBe('workflow');
});

it('draws the same workshop the same, and others differently', () => {
  const covers = Array.from({ length: 40 }, (_, index) => JSON.stringify(drawCover(aWorkshop({ id: `w${index}` }))));
  expect(new Set(covers).size).toBe(covers.length);
  expect(JSON.stringify(drawCover(aWorkshop({ id: 'w7' })))).toBe(covers[7]);
});

it('draws one ring more for each level', () => {
  const rings = (level: 'beginner' | 'intermediate' | 'advanced') => drawCover(aWorkshop({ level })).rings.length;
  expect([rings('beginner'), rings('intermediate'), rings('advanced')]).toEqual([1, 2, 3]);
});

it.each(Object.keys(motifs))('keeps the ring and the click of %s on the sheet', (theme) => {
  const { ring, direction } = motifs[theme as keyof typeof motifs]; // its own keys
  const end = ring.radius + 36;
  const angle = (direction * Math.PI) / 180;
  const [x, y] = [ring.x + Math.cos(angle) * end, ring.y + Math.sin(angle) * end];
  expect(ring.y - ring.radius).toBeGreaterThan(0);
  expect(ring.y + ring.radius).toBeLessThan(SHEET.height);
  expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true);
});
