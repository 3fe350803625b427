import { expect, it } from 'vitest';
import { readText } from './testing/read-text';

it.each([
  [
    'Products: app for clients, portal for law firms, audit kit',
    ['App for clients', 'Portal for law firms', 'Audit kit'],
  ],
  [
    'We help hotels. Products: app for clients, portal for law firms, audit kit. Topics: hiring at banks, pricing',
    ['App for clients', 'Portal for law firms', 'Audit kit'],
  ],
  [
    'Productos: aplicación para clientes, portal para abogados, kit de auditoría',
    ['Aplicación para clientes', 'Portal para abogados', 'Kit de auditoría'],
  ],
  ['Services : audits pour mairies, formations pour crèches', ['Audits pour mairies', 'Formations pour crèches']],
])('reads what a heading on the same line announces: %j', async (text, offers) => {
  const found = await readText(text);
  expect(found.offers).toEqual(offers);
  expect(JSON.stringify([found.roles, found.company_types, found.sectors])).not.toMatch(/port|audit|formation/i);
});

it('reads complaints behind their heading, and no offer as one', async () => {
  expect(await readText('What goes wrong: doors stick. We sell a portal.')).toEqual({
    pain_points: ['Doors stick'],
    offers: ['Portal'],
  });
});

it('knows headings in the singular', async () => {
  expect(await readText('Sector: hostelería\nPilar: fidelización\nDificultad: mesas vacías')).toEqual({
    sectors: ['Hostelería'],
    pillars: ['Fidelización'],
    pain_points: ['Mesas vacías'],
  });
  expect(await readText('Domaines : santé, logistique')).toEqual({ sectors: ['Santé', 'Logistique'] });
});

it('takes what is on offer for no sector', async () => {
  expect(await readText('Nous proposons des audits.')).toEqual({ offers: ['Audits'] });
});
