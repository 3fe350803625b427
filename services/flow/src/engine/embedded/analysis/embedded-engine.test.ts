import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepIds } from '../../content-engine';
import { analyse } from './embedded-engine';
import type { FoundLine, Findings, Intake, IntakeField } from '../../intake';
import { anIntake, emptyIntake, frenchIntake, germanIntake, labelledIntake, saasIntake } from './testing/intakes';

const texts = (lines: readonly FoundLine[]) => lines.map(({ text }) => text);
const everyLine = ({ icp, pillars, offers, tone }: Findings) => [
  ...Object.values(icp).flat(),
  ...pillars,
  ...offers,
  ...tone.voice,
];
const toFields = (intake: Intake): Record<IntakeField, string> => ({
  strategy_name: intake.strategyName,
  goals: intake.goals,
  competitors: intake.competitors,
  tone: intake.tone,
  raw_text: intake.rawText,
  pdf: intake.pdfText,
  answer: '',
});

describe('an English intake', async () => {
  const found = await analyse(anIntake());

  it('names the people, and not the ones who work for the author', () => {
    expect(texts(found.icp.roles)).toEqual(['Physiotherapists in Europe', 'Practice managers']);
  });

  it('names the organisations, and not the ones that are excluded', () => {
    expect(texts(found.icp.company_types)).toEqual(['Dental clinics', 'Small clinics', 'Busy practices']);
  });

  it('finds what troubles them, clause by clause', () => {
    expect(texts(found.icp.pain_points)).toEqual([
      'Waste hours on the phone and lose patients',
      'Cannot confirm appointments at night',
      'Struggle with no-shows',
    ]);
  });

  it('takes the pillars from the objectives', () => {
    expect(texts(found.pillars)).toEqual(['Patient no-shows', 'Online booking']);
  });

  it('lists the offers with their price', () => {
    expect(texts(found.offers)).toEqual([
      'Scheduling platform',
      'Online booking',
      'Automatic reminders',
      'Waiting list',
      'It costs from €49 a month',
      'Free trial of 30 days',
    ]);
  });

  it('reads the period, the competitors, the addresses and the voice', () => {
    expect(found).toMatchObject({
      horizonDays: 90,
      competitors: ['Doctolib', 'Zocdoc'],
      sourcesSeed: ['https://acme.example/blog'],
    });
    expect(found.tone).toMatchObject({ tone: 'professional', language: 'en' });
    expect(texts(found.tone.voice)).toEqual(['Keep a friendly tone, no jargon']);
  });

  it('cites the sentence, its field and its place', () => {
    expect(found.icp.pain_points[2]?.source).toEqual({
      field: 'raw_text',
      sentence: 'Small clinics struggle with no-shows.',
      index: 3,
    });
  });

  it('says what it did not find', () => {
    expect(found.notes).toContain('Not found in the text: sectors.');
  });
});

describe('a French intake', async () => {
  const found = await analyse(frenchIntake);

  it('keeps the words that narrow a noun, and leaves the verb', () => {
    expect(texts(found.icp.roles)).toEqual(['Responsables marketing', 'Indépendants']);
    expect(texts(found.icp.company_types)).toEqual(['Agences de communication', 'PME industrielles']);
    expect(texts(found.icp.sectors)).toEqual(['Santé']);
  });

  it('finds what troubles them', () => {
    expect(texts(found.icp.pain_points)).toEqual([
      'Perdent du temps à copier des données entre leurs outils',
      "N'ont pas de développeurs",
      'Ont du mal à trouver des clients',
    ]);
  });

  it('splits lists into offers and pillars', () => {
    expect(texts(found.offers)).toEqual(['Ateliers gratuits', 'Audit de 30 minutes', 'Formation à 490 € par personne']);
    expect(texts(found.pillars)).toEqual(['Automatisation', 'API', 'Qualité des données']);
  });

  it('reads the period and the voice', () => {
    expect(found.horizonDays).toBe(90);
    expect(found.tone.language).toBe('fr');
    expect(texts(found.tone.voice)).toEqual(['Ton direct, tutoiement, sans jargon']);
  });
});

describe('an intake under labels', async () => {
  const found = await analyse(labelledIntake);

  it('takes every item, also words that no rule knows', () => {
    expect(texts(found.icp.roles)).toEqual(['CTOs', 'Platform teams', 'Hobby beekeepers']);
    expect(texts(found.icp.pain_points)).toEqual(['Slow releases', 'Flaky tests']);
    expect(texts(found.pillars)).toEqual(['Micro-frontends', 'Testing at scale', 'Release engineering']);
    expect(texts(found.offers)).toEqual(['Declic Cloud', 'Support plan']);
    expect(texts(found.tone.voice)).toEqual(['Dry', 'Precise']);
  });
});

describe('an intake that names no pillar', async () => {
  const found = await analyse(saasIntake);

  it('shows the topics that come back, and says so', () => {
    expect(texts(found.pillars)).toEqual(['Organic traffic', 'Editorial calendars', 'Content operations']);
    expect(found.notes).toContain('The intake names no content pillar');
  });

  it('takes the company and the buyer, and not who is said to be no buyer', () => {
    expect(texts(found.icp.company_types)).toEqual(['B2B SaaS companies between 50 and 500 people']);
    expect(texts(found.icp.roles)).toEqual(['VPs of Marketing']);
  });
});

describe('an intake that says nothing', () => {
  it('stays empty and says so', async () => {
    const found = await analyse(emptyIntake);
    expect(everyLine(found)).toEqual([]);
    expect(found.horizonDays).toBeNull();
    expect(found.notes).toContain(
      'Not found in the text: roles, company types, sectors, pain points, content pillars, offers, voice.',
    );
  });

  it('says that it does not know the language', async () => {
    const found = await analyse(germanIntake);
    expect(everyLine(found)).toEqual([]);
    expect(found.notes).toContain('neither English, French nor Spanish');
  });

  it('reads the text of a PDF as it reads the free text, and names it as the source', async () => {
    const found = await analyse(
      anIntake({
        rawText: 'We help dental clinics.',
        pdfText: 'We offer online booking.\nSee https://acme.example/price',
      }),
    );
    expect(found.offers).toMatchObject([{ text: 'Online booking', source: { field: 'pdf', index: 1 } }]);
    expect(found.sourcesSeed).toContain('https://acme.example/price');
    expect(found.notes).toContain('of them are from the PDF.');
  });
});

describe('any intake', () => {
  it('gives only lines that stand in the sentence they cite, which stands in the field they cite', async () => {
    const words = fc.constantFrom(
      ...'we offer CTOs, managers struggle to; equipes perdent du temps. Nous proposons un audit, et: Pillars: API\n- about "le" (PME) É🚀 costs €49 l’assurance for agencies etc. M. Dupont 3 mois'.split(
        ' ',
      ),
    );
    const text = fc
      .array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 60 })
      .map((parts) => parts.join(' ').normalize('NFC'));

    await fc.assert(
      fc.asyncProperty(text, text, async (goals, rawText) => {
        const intake = anIntake({ goals, rawText });
        const fields = toFields(intake);
        for (const { text: line, source } of everyLine(await analyse(intake))) {
          expect(source.sentence.toLowerCase()).toContain(line.toLowerCase());
          expect(squeeze(fields[source.field])).toContain(squeeze(source.sentence));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same summary each time', async () => {
    expect(await analyse(anIntake())).toEqual(await analyse(anIntake()));
  });

  it('reads the longest texts that the contract allows', async () => {
    for (const phrase of ['we offer is a platform for managers who struggle ', 'a']) {
      const rawText = phrase.repeat(50_000).slice(0, 50_000);
      await expect(analyse(anIntake({ rawText }))).resolves.toHaveProperty('notes');
    }
  });

  it('announces its steps in order', async () => {
    const steps: string[] = [];
    await analyse(anIntake(), async (step) => void steps.push(step));
    expect(steps).toEqual(stepIds);
  });
});

const squeeze = (text: string) => text.replace(/\s+/g, '').toLowerCase();
