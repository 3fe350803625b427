import { expect, it } from 'vitest';
import { analyse } from './embedded-engine';
import { anIntake } from './testing/intakes';
import { readText } from './testing/read-text';

/** Sentences around the one in question, so that the text has a beginning and an end. */
const WITH_CUSTOMERS = 'We work for hotels and schools.\n\nWe offer weekly visits and a report.';

it.each([
  ['You can also rent the studio by the hour, or take the launch package: six episodes.', ['launch package']],
  [
    'Concrètement : un hivernage complet, le remplacement des vannes, et je propose aussi une visite avant achat.',
    ['Hivernage complet', 'Remplacement des vannes'],
  ],
  [
    'Je vends une journée de réglage sur place à 890 €, un inventaire du parc et un rappel annuel.',
    ['Inventaire du parc', 'Rappel annuel'],
  ],
  [
    'Con nosotros el cliente paga una tarifa única por viaje. A eso se suma un túnel de lavado.',
    ['Tarifa única por viaje', 'Túnel de lavado'],
  ],
  ['Lo que hago es una visita, separar con la familia para que no se vaya nada, y una casa limpia.', ['Casa limpia']],
])('finds what is on offer in %j', async (text, offers) => {
  const { offers: found = [] } = await readText(text);
  for (const offer of offers) expect(found.join('\n')).toContain(offer);
});

it.each([
  ['We sell a claims service if it goes wrong anyway.', 'Claims service'],
  ['We produce whole seasons, from booking the guests to the show notes.', 'Whole seasons'],
  ['We sell a fabric library, and once a year, a repair day.', 'Fabric library', 'Repair day'],
])('leaves out how, when and on which condition: %j', async (text, ...offers) => {
  expect((await readText(text)).offers).toEqual(offers);
});

it.each([
  ['Nos formules\n. bilan en 45 minutes\n. suivi avec vidéos', 'offers', ['Bilan en 45 minutes', 'Suivi avec vidéos']],
  ['Lo que les doy\n- una valoración\n- un informe', 'offers', ['Valoración', 'Informe']],
  ['What I give them\n- an assessment\n- a report', 'offers', ['Assessment', 'Report']],
  ['Ce que ça coûte\n- l’abonnement école : 9 € par mois\n- un kit', 'offers', ['Abonnement école', 'Kit']],
])('reads the list below its heading in %j', async (text, field, lines) => {
  expect((await readText(text))[field]).toEqual(lines);
});

it.each([
  ['Fruit accounts for nearly everything; dairy is where we want to grow.', ['Fruit', 'Dairy']],
  [
    'Casi toda la facturación sale de la fruta; la industria cárnica es donde queremos crecer.',
    ['Fruta', 'Industria cárnica'],
  ],
])('takes what the turnover comes from for a sector in %j', async (text, sectors) => {
  const found = await readText(`${text}\n${WITH_CUSTOMERS}`);
  expect(found.sectors).toEqual(sectors);
});

it('takes customers that make the turnover for customers', async () => {
  const found = await readText(`Bakeries make up half of our turnover.\n${WITH_CUSTOMERS}`);
  expect(found.sectors).toBeUndefined();
});

it('takes nobody from what only seems so', async () => {
  const text = `Nuestros socios son marcas de montaña.\nParecería que el público es el consumidor.\nOfrecemos un informe.`;
  expect((await readText(text)).roles).toBeUndefined();
});

it('reads an aside of several sentences as one', async () => {
  const text = `Ce qui coince\n- trois semaines d’attente\n(Rivalo affiche des créneaux, très bien. Ça ne soigne personne.)`;
  expect((await readText(text, 'Rivalo')).pain_points).toEqual(['Trois semaines d’attente']);
});

it('takes reasons in a row for complaints', async () => {
  const text = `Nous travaillons pour des hôtels.\nIls viennent nous voir quand le linge est gris, quand les livraisons sautent, ou quand la facture est fausse.`;
  expect((await readText(text)).pain_points).toHaveLength(3);
});

it('names people by an English title', async () => {
  const found = await readText(`Trabajamos para office managers, bufetes y bancos.\n${WITH_CUSTOMERS}`);
  expect(found.roles).toEqual(['Office managers']);
});

it('takes no part of its own name for people', async () => {
  const rawText = `WHO WE ARE FOR\nBoth Hands books sign language interpreters for courts.`;
  const { icp } = await analyse(anIntake({ goals: '', strategyName: 'Both Hands', competitors: '', rawText }));
  expect(icp.roles.map(({ text }) => text)).not.toContain('Hands books');
});
