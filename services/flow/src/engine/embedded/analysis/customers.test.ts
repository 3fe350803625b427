import { describe, expect, it } from 'vitest';
import { analyse } from './embedded-engine';
import { fold } from './fold';
import { lexicons } from './lexicon';
import { findKnownKinds } from './sections/noun-phrases';
import { anIntake } from './testing/intakes';

const read = async (rawText: string, competitors = '') => {
  const { icp, pillars, offers } = await analyse(anIntake({ goals: '', strategyName: '', competitors, rawText }));
  const texts = Object.entries({ ...icp, pillars, offers }).map(([field, lines]) => [
    field,
    lines.map(({ text }) => text),
  ]);
  return Object.fromEntries(texts.filter(([, lines]) => lines?.length)) as Record<string, string[]>;
};

describe('customers by their kind', () => {
  it.each([
    ['Mostly dentists, small hotels and two city councils.', ['Small hotels', 'Two city councils'], ['Dentists']],
    ['Plutôt des crèches, des mairies et des infirmières.', ['Crèches', 'Mairies'], ['Infirmières']],
    ['Sobre todo panaderías, hostales y enfermeras.', ['Panaderías', 'Hostales'], ['Enfermeras']],
  ])('names organisations and people without an announcement in %j', async (text, companies, roles) => {
    expect(await read(text)).toMatchObject({ company_types: companies, roles });
  });

  it.each([
    ['Practice managers waste hours and lose patients every week.', 'en', ['Practice managers']],
    ['Les dentistes perdent des patients faute de rappel.', 'fr', ['dentistes']],
    ['Los dentistas pierden pacientes cada semana.', 'es', ['dentistas']],
  ] as const)('takes nobody for a customer whom the customers lose, in %j', (text, language, known) => {
    const folded = fold(text);
    const found = findKnownKinds(folded, lexicons[language]).map(({ start, end }) => folded.slice(start, end));
    expect(found).toEqual(known);
  });

  it('tells sectors from organisations', async () => {
    expect(await read('We work with logistics, hospitality and law firms.')).toEqual({
      sectors: ['Logistics', 'Hospitality'],
      company_types: ['Law firms'],
    });
  });

  it.each([
    ['My mother ran two bakeries and three hotels.'],
    ['Our software is not made for bakeries and hotels.'],
    ['Bakeries and hotels are served by others, never by us.'],
    ['Notre outil n’est pas conçu pour les mairies et les crèches.'],
    ['El curso no está pensado para panaderías ni hostales.'],
    ['What we leave to others\n- bakeries\n- hotels'],
    ['CE QUE NOUS NE FAISONS PAS\n- les mairies\n- les crèches'],
    ['NO HACEMOS\n- panaderías\n- hostales'],
  ])('takes no customer from %j', async (text) => {
    const { roles, company_types } = await read(text);
    expect([...(roles ?? []), ...(company_types ?? [])]).toEqual([]);
  });
});

describe('who decides, and who only gets what is on offer', () => {
  const spanish = `NUESTROS CLIENTES
- restaurantes
- la directora de compras da el visto bueno
LO QUE OFRECEMOS
- un informe de horas
- un vídeo corto para las camareras`;

  it('ends a name where a verb takes its object', async () => {
    expect((await read(spanish)).roles).toEqual(['Directora de compras']);
  });

  it('keeps a comparison in a name', () => {
    const text = 'lo usan restaurantes con mas de doce personas y caterings';
    expect(findKnownKinds(text, lexicons.es).map(({ start, end }) => text.slice(start, end))).toEqual([
      'restaurantes con mas de doce personas',
      'caterings',
    ]);
  });

  it.each(['bares de barra sola no lo necesitan', 'y para hospitales no vale', 'los bancos no nos necesitan'])(
    'reads a refusal in %j',
    (text) => {
      expect(lexicons.es.refusal.test(text)).toBe(true);
    },
  );

  it('takes no recipient of an offer for a customer where others are named as such', async () => {
    expect((await read(spanish)).roles?.join()).not.toMatch(/camareras/i);
  });

  it('names the feminine of a person, behind "with whom we deal"', async () => {
    expect(await read('Salvamos papel mojado.\nCon quien tratamos es la archivera municipal.')).toMatchObject({
      roles: ['Archivera municipal'],
    });
  });

  it('does not take one interpreter within 24 hours for customers', async () => {
    const text = `OUR CLIENTS\n- housing charities\nWHAT WE PROVIDE\n- an interpreter on site within 24 hours\n- a glossary`;
    expect(await read(text)).toEqual({
      company_types: ['Housing charities'],
      offers: ['Interpreter on site within 24 hours', 'Glossary'],
    });
  });

  it('keeps customers that the author may not talk about', async () => {
    expect(await read("Customers are craft bakeries and prison kitchens which I can't talk about.")).toMatchObject({
      company_types: ['Craft bakeries', 'Prison kitchens'],
    });
  });
});

describe('what goes wrong', () => {
  it.each([
    ['Every winter it goes like this: the boiler fails on a Sunday, nobody answers the phone.', 2],
    ['Cada invierno pasa igual: la caldera falla un domingo, nadie contesta al teléfono.', 2],
    ['Chaque hiver, c’est pareil : la chaudière tombe en panne un dimanche, personne ne répond au téléphone.', 2],
  ])('is a row of complaints behind any colon in %j', async (text, count) => {
    expect((await read(text)).pain_points).toHaveLength(count);
  });
});

it('takes no thing that overflows for a person', async () => {
  const { roles, pain_points } = await read('CE QU’ILS VIVENT\n- la poubelle déborde de cartons à midi');
  expect(roles).toBeUndefined();
  expect(pain_points).toEqual(['Poubelle déborde de cartons à midi']);
});

it('knows a competitor in the singular', async () => {
  expect(await read('We offer audits. A big agency offers billboards.', 'the big agencies, big agency')).toEqual({
    offers: ['Audits'],
  });
});

it('parts sentences that begin in lower case', async () => {
  expect(await read('not for universities. we offer audits and training')).toEqual({ offers: ['Audits', 'Training'] });
});
