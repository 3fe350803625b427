import { describe, expect, it } from 'vitest';
import { analyse } from './embedded-engine';
import type { Intake } from '../../intake';
import { anIntake } from './testing/intakes';

const read = async (rawText: string, overrides: Partial<Intake> = {}) => {
  const { icp, pillars, offers } = await analyse(
    anIntake({ goals: '', strategyName: '', competitors: '', rawText, ...overrides }),
  );
  const texts = Object.entries({ ...icp, pillars, offers }).map(([field, lines]) => [
    field,
    lines.map(({ text }) => text),
  ]);
  return Object.fromEntries(texts.filter(([, lines]) => lines?.length)) as Record<string, string[]>;
};

it('reads who struggles with what, where that is the first sentence', async () => {
  const found = await read('Small clinics struggle with no-shows. We offer online booking and automatic reminders.');
  expect(found).toMatchObject({ company_types: ['Small clinics'], pain_points: ['Struggle with no-shows'] });
});

describe('what is refused or belongs to others', () => {
  it.each([
    ['We offer audits. We do not sell to hospitals.'],
    ['We offer audits. Not for hospitals, they have their own.'],
    ['We offer audits. No hospitals. Ever.'],
    ['Nous proposons des audits. On ne vise pas les hôpitaux.'],
    ['Nous proposons des audits. Les hôpitaux, ce n’est pas notre public.'],
    ['Ofrecemos auditorías. No trabajamos con hospitales.'],
    ['Ofrecemos auditorías. Para hospitales no, gracias.'],
  ])('takes no customer from %j', async (text) => {
    const found = await read(text);
    expect(JSON.stringify(found).toLowerCase()).not.toMatch(/h[oô]pita|hospital/);
    expect(found.offers).toHaveLength(1);
  });

  it.each([
    ['Acme offers payroll and time tracking.'],
    ['Unlike Acme we offer no payroll.'],
    ['Acme propose la paie.'],
    ['A diferencia de Acme, ofrecemos la nómina.'],
  ])('takes no offer from %j', async (text) => {
    expect(await read(text, { competitors: 'Acme Corp, Acme' })).toEqual({});
  });

  it('leaves asides out', async () => {
    expect(await read('We sell audits (my brother sells lighthouses) and training.')).toEqual({
      offers: ['Audits', 'Training'],
    });
  });
});

describe('headings and what follows them', () => {
  it('reads text and bullets below a line in capitals with a blank line between', async () => {
    const text = 'OUR CLIENTS\n\nHR managers and founders.\n\nWHAT GOES WRONG\n\n- permits expire unnoticed';
    expect(await read(text)).toMatchObject({
      roles: ['HR managers', 'Founders'],
      pain_points: ['Permits expire unnoticed'],
    });
  });

  it.each([
    ['Office managers hire me.', { roles: ['Office managers'] }],
    ['Un élu m’a dit que les tuyaux fuient.', { pain_points: ['Tuyaux fuient'] }],
    ['Nos contactan alcaldes.', { roles: ['Alcaldes'] }],
    [
      'Vendemos a constructoras y a talleres de la ciudad.',
      { company_types: ['Constructoras', 'Talleres de la ciudad'] },
    ],
  ])('knows who asks and what they say in %j', async (text, expected) => {
    expect(await read(text)).toMatchObject(expected);
  });

  it('reads bullets below a line in capitals', async () => {
    expect(await read('WHAT THEY GET\n- a retest\n- a workshop\nWHAT WE TALK ABOUT\n- passwords')).toEqual({
      offers: ['Retest', 'Workshop'],
      pillars: ['Passwords'],
    });
  });

  it('reads the sentences after a question', async () => {
    expect(await read('Leurs soucis ? Ils perdent la voix. On leur demande de répéter.')).toEqual({
      pain_points: ['Ils perdent la voix', 'On leur demande de répéter'],
    });
  });

  it('takes what is said of the customers after they were named as what troubles them', async () => {
    expect(await read('Nuestros clientes son panaderías y bares.\n\nEl horno se avería. Nadie lo arregla.')).toEqual({
      company_types: ['Panaderías', 'Bares'],
      pain_points: ['El horno se avería', 'Nadie lo arregla'].map((line) => line.replace(/^El horno/, 'Horno')),
    });
  });
});

it('keeps both sides of what stands between two', async () => {
  expect(await read('Topics: hiring, the handover between HR and IT.')).toEqual({
    pillars: ['Hiring', 'Handover between HR and IT'],
  });
});

it('parts employers from the people they employ', async () => {
  expect(await read('We work for HR managers at hospitals and agencies.')).toEqual({
    roles: ['HR managers'],
    company_types: ['Hospitals', 'Agencies'],
  });
});
