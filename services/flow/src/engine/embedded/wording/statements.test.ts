import { describe, expect, it } from 'vitest';
import { toStrategyFacts } from '../../../testing/to-strategy-facts';
import { anIntake } from '../analysis/testing/intakes';
import { gatherMaterial } from './material';

const statementsOf = async (rawText: string) =>
  gatherMaterial(await toStrategyFacts(anIntake({ rawText, goals: '' }))).statements;

describe('sentences of the intake that can stand in a draft', () => {
  it.each([
    ['Ayudamos a familias con niños y a mayores de 60 años.', 'Sufren el miedo al dentista y las listas de espera.'],
    ['Ayudamos a familias con niños y a mayores de 60 años.', 'No encuentran horarios compatibles con los turnos.'],
    ['Ayudamos a enfermeras que quieren trabajar en Irlanda.', 'Les cuesta mucho hablar con los pacientes.'],
    ['We run a small bike workshop in Leeds.', 'Their bikes stand still for weeks in winter.'],
    ['Nous sommes une boulangerie artisanale à Angers.', 'Leurs plateaux arrivent toujours en retard le matin.'],
  ])('are those whose subject they name: "%s", not "%s"', async (standing, pointing) => {
    const texts = (await statementsOf(`${standing} ${pointing}`)).map(({ text }) => text);
    expect(texts).toContain(standing);
    expect(texts).not.toContain(pointing);
  });

  it.each([
    ['We cut the waiting time to 3 days in our own workshop.', true],
    ['We prepare every company for its first SOC 2 audit ourselves.', false],
    ['We have written the ISO 27001 policies of our company ourselves.', false],
  ])('show a figure when the number is no part of a name: %s', async (sentence, hasFigure) => {
    expect(await statementsOf(sentence)).toMatchObject([{ text: sentence, hasFigure }]);
  });

  it('show no figure where they say whom the work is for', async () => {
    const [statement] = await statementsOf('We help families with children and people over 60 years of age.');
    expect(statement).toMatchObject({ section: 'audience', hasFigure: false });
  });
});

it('names the subject that a Spanish problem leaves out', async () => {
  const rawText =
    'Damos clases de inglés a enfermeras que quieren trabajar en Irlanda. Les cuesta hablar con pacientes, les da vergüenza su acento y no encuentran horarios compatibles.';
  const facts = await toStrategyFacts(anIntake({ rawText, goals: 'Llenar cuatro grupos nuevos' }));
  const written = gatherMaterial(facts).pains;
  const pains = written.map(({ text }) => text);
  expect(written.map(({ kind }) => kind)).toEqual(written.map(() => 'clause'));
  expect(pains).toContain('a las enfermeras que quieren trabajar en Irlanda les cuesta hablar con pacientes');
  expect(pains).toContain('las enfermeras que quieren trabajar en Irlanda no encuentran horarios compatibles');
});

it.each(['Problemas: margen bajo, volumen escaso.', 'Sufren márgenes bajos y volumen escaso.'])(
  'gives a noun no subject: %s',
  async (problem) => {
    const rawText = `Ayudamos a restaurantes pequeños y a tiendas de barrio. ${problem}`;
    const facts = await toStrategyFacts(anIntake({ rawText, goals: 'Vender trescientas cajas' }));
    const cited = { field: 'raw_text', sentence: problem, index: 2 } as const;
    const pains = ['volumen escaso'].map((text, place) => ({ id: `pain-${place}`, text, source: cited }));
    const { pains: written } = gatherMaterial({ ...facts, icp: { ...facts.icp, pain_points: pains } });
    expect(written.map(({ text }) => text)).toEqual(['volumen escaso']);
  },
);
