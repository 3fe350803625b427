import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import type { Web } from '../../engine/ports';
import { UpstreamError } from '../../engine/run-errors';
import { accuracy, labelledCases, macroF1, readLockedSet, reportFigure } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { infoVerification } from './info_verification.action';

interface Claim {
  readonly claim: string;
  readonly verdict: string;
  readonly quote: string | null;
  readonly reasons: readonly string[];
  readonly source: { readonly number: number; readonly start: number; readonly end: number } | null;
}

async function verify(input: Readonly<Record<string, unknown>>, web?: Web) {
  const { data, warnings } = await runAction(infoVerification, input, web ? { web } : {});
  return { claims: data['claims'] as readonly Claim[], warnings }; // as the output schema has checked it
}

interface Labelled {
  readonly language: string;
  readonly verdict: string;
  readonly claim: string;
  readonly source: string;
  readonly title?: string;
}

const readPairs = (name: string) =>
  readLockedSet<Labelled>(join(import.meta.dirname, `fixtures/info_verification.${name}.json`));

const page = (mime: string, text: string, status = 200) => ({
  isAllowed: async () => true,
  fetch: async (url: string) => ({ url, status, mime, bytes: new TextEncoder().encode(text), text: () => text }),
});

const THRESHOLDS = { tuned: 0.9, 'held back': 0.75, fresh: 0.85, locked: 0.85, late: 0.8 };

describe('info_verification', () => {
  it.each(labelledCases<Labelled>(import.meta.dirname, 'info_verification', THRESHOLDS))(
    'judges the labelled claims in three languages (%s)',
    async (name, items, threshold) => {
      const answers = await Promise.all(
        items.map(async ({ language, verdict, claim, source }) => {
          const { claims } = await verify({ text: claim, sources: [source], language });
          return { expected: verdict, actual: String(claims[0]?.verdict) };
        }),
      );
      reportFigure(`info_verification accuracy, ${name}`, accuracy(answers));
      expect(reportFigure(`info_verification macro-F1, ${name}`, macroF1(answers))).toBeGreaterThan(threshold);
    },
  );

  it.each(['quantities', 'pairs', 'subjects'].flatMap(readPairs))(
    'compares "$claim" with "$source"',
    async ({ language, verdict, claim, source, title = null }) => {
      const { claims } = await verify({ text: claim, sources: [{ title, text: source }], language });
      expect(claims).toMatchObject([{ verdict }]);
    },
  );

  it.each([
    ['en', 'supported', 'Madrid is the capital of Spain.', 'Barcelona is not the capital of Spain; Madrid is.'],
    ['en', 'supported', 'Madrid is the capital of Spain.', 'Madrid is the capital of Spain, not Barcelona.'],
    ['en', 'contradicted', 'Barcelona is the capital of Spain.', 'Barcelona is not the capital of Spain; Madrid is.'],
    [
      'fr',
      'supported',
      'Madrid est la capitale de l’Espagne.',
      'Barcelone n’est pas la capitale de l’Espagne ; Madrid l’est.',
    ],
    ['es', 'supported', 'Madrid es la capital de España.', 'Barcelona no es la capital de España; Madrid lo es.'],
    // The number of another thing says nothing of the one that is counted.
    ['en', 'contradicted', 'The hotel has two bars.', 'The hotel has two pools and one bar.'],
    ['fr', 'contradicted', 'L’hôtel a deux bars.', 'L’hôtel a deux piscines et un seul bar.'],
    ['es', 'contradicted', 'El hotel tiene dos bares.', 'El hotel tiene dos piscinas y un solo bar.'],
    ['en', 'supported', 'The hotel has two pools.', 'The hotel has two pools and one bar.'],
    ['en', 'contradicted', 'Madrid is the capital.', 'Madrid is large, but is not the capital.'],
    ['auto', 'supported', 'Le salon ouvre le 3 mai 2026.', 'Le salon ouvre le 03/05/2026'],
    ['auto', 'supported', 'Le contrat a été signé le 3 mai 2026.', 'Contrat signé le 03/05/2026'],
    ['auto', 'supported', 'La réunion a lieu le 3 mai 2026.', 'La réunion a lieu le 03/05/2026.'],
    ['fr', 'supported', 'La livraison est prévue le 3 mai 2026.', 'Livraison : 03/05/2026'],
    ['fr', 'supported', 'La réunion est le 3 mai 2026.', 'Réunion : 03/05/2026'],
    ['fr', 'supported', 'L’assemblée générale se tient le 3 mai 2026.', 'Assemblée générale : 03/05/2026'],
    ['fr', 'not_found', 'Le contrat a été annulé le 3 mai 2026.', 'Contrat : 03/05/2026'],
    ['fr', 'contradicted', 'La réunion est le 4 mai 2026.', 'Réunion : 03/05/2026'],
    ['fr', 'supported', 'L’entreprise a été créée le 3 mai 2026.', 'Entreprise créée le 03/05/2026'],
    ['fr', 'supported', 'Le contrat a été signé le 3 mai 2026.', 'Contrat signé le 03/05/2026'],
    ['fr', 'supported', 'Le salon ouvre le 3 mai 2026.', 'Le salon ouvre le 03/05/2026.'],
    ['fr', 'contradicted', 'Le salon ouvre le 4 mai 2026.', 'Le salon ouvre le 03/05/2026.'],
    ['es', 'supported', 'La feria abre el 3 de mayo de 2026.', 'La feria abre el 03/05/2026.'],
    ['en', 'supported', 'The fair opens on 3 May 2026.', 'The fair opens on 03/05/2026.'],
  ])('judges in %s: %s, "%s" by "%s"', async (language, verdict, claim, source) => {
    const { claims } = await verify({ text: claim, sources: [source], language });
    expect(claims).toMatchObject([{ verdict }]);
  });

  it('finds the deciding sentence among many sources, at its place', async () => {
    const filler = Array.from({ length: 300 }, (_, i) => `Report ${i} speaks of the weather in region ${i}.`).join(' ');
    const sources = [filler, `${filler} The bridge of Avelin was closed on 4 May 2023 for repairs. ${filler}`];
    const { claims } = await verify({
      text: 'The bridge of Avelin was closed on 2023-05-04.',
      sources,
      language: 'en',
    });
    expect(claims).toMatchObject([
      {
        verdict: 'supported',
        quote: 'The bridge of Avelin was closed on 4 May 2023 for repairs.',
        source: { number: 2 },
      },
    ]);
    const { start = 0, end = 0 } = claims[0]?.source ?? {};
    expect(sources[1]?.slice(start, end)).toBe(claims[0]?.quote);
  });

  it('leaves questions out', async () => {
    const { claims } = await verify({
      text: 'Is the tower tall? The tower is tall.',
      sources: ['The tower is tall.'],
      language: 'en',
    });
    expect(claims.map(({ claim }) => claim)).toEqual(['The tower is tall.']);
  });

  it.each([
    ['fr', 'supported', 'Le billet du musée coûte 20 €.', 'Le billet du musée coûte 20 € par personne.'],
    ['fr', 'supported', 'Le menu de midi coûte 15 € par personne.', 'Le menu de midi coûte 15 €.'],
    ['fr', 'supported', 'La personne choisie dirige le chantier.', 'La personne choisie dirige le chantier naval.'],
    ['fr', 'contradicted', 'Le directeur a vu la maquette.', 'Personne n’a vu la maquette du directeur.'],
    ['fr', 'contradicted', 'La société a embauché du personnel.', 'La société n’a embauché personne du personnel.'],
  ])('takes "personne" for a negation only with "ne" (%s: %s, "%s")', async (language, verdict, claim, source) => {
    const { claims } = await verify({ text: claim, sources: [source], language });
    expect(claims).toMatchObject([{ verdict }]);
  });

  it.each([
    [
      'Marie Curie discovered penicillin.',
      'Marie Curie was a scientist who discovered radium in her laboratory in Paris.',
    ],
    [
      'Marie Curie découvrit la pénicilline.',
      'Marie Curie découvrit le radium dans son laboratoire de la rue Lhomond.',
    ],
    [
      'Marie Curie descubrió penicilina.',
      'Marie Curie descubrió el radio en su laboratorio de la calle Lhomond de París.',
    ],
  ])('reads a text with the words of its sources in their language: %s', async (text, source) => {
    const { claims, warnings } = await verify({ text, sources: [source] });
    expect(claims).toMatchObject([{ verdict: 'not_found' }]);
    expect(warnings).toEqual([]);
  });

  it('refuses a text in another language than its sources', async () => {
    const text = 'Der Turm ist dreihundert Meter hoch und wurde vor langer Zeit errichtet.';
    const run = verify({ text, sources: ['The tower is 300 metres high and was built a long time ago in the city.'] });
    await expect(run).rejects.toMatchObject({ field: 'text', message: expect.stringContaining('"de"') });
  });

  it.each([
    ['en', 'The room has a balcony. It was cheap.', 'The room has a balcony.'],
    ['fr', 'La chambre a un balcon. Elle n’est pas chère.', 'La chambre a un balcon.'],
    ['es', 'La habitación tiene balcón. No es cara.', 'La habitación tiene balcón.'],
  ])('says how many sentences are too short to be checked (%s)', async (language, text, source) => {
    const { claims, warnings } = await verify({ text, sources: [source], language });
    expect(claims).toHaveLength(1);
    expect(warnings).toEqual(['Sentences that say too little to be checked were left out: 1.']);
  });

  it('says which pages were not read, and goes on with the others', async () => {
    const web = {
      isAllowed: async () => true,
      fetch: (url: string) =>
        url.includes('away')
          ? Promise.reject(new UpstreamError('It is away.'))
          : page('text/plain', 'The sky is blue.').fetch(url),
    };
    const urls = ['https://away.example', 'https://there.example'];
    const { claims, warnings } = await verify({ text: 'The sky is blue.', urls, language: 'en' }, web);
    expect(claims).toMatchObject([{ verdict: 'supported' }]);
    expect(warnings).toEqual(['https://away.example was not read: It is away.']);
  });

  it.each([
    ['is away', page('text/html', 'gone', 404)],
    ['is a PDF', page('application/pdf', '%PDF')],
  ])('fails without a source when its only page %s', async (_, web) => {
    const run = verify({ text: 'The sky is blue.', urls: ['https://a.example'], language: 'en' }, web);
    await expect(run).rejects.toBeInstanceOf(UpstreamError);
  });

  it.each([
    [{ sources: [7] }, 'sources', 'Item 1: must be a text or an object with a "text"'],
    [{ urls: ['ftp://a.example'] }, 'urls', 'Item 1: must be an address that begins with http:// or https://'],
    [{ urls: ['http://'] }, 'urls', 'Item 1: must be an address that begins with http:// or https://'],
    [{ sources: ['x'], text: 'Why is that so?' }, 'text', 'Has no statement that can be checked'],
  ])('refuses %j', async (input, field, message) => {
    await expect(verify({ text: 'The sky is blue.', language: 'en', ...input })).rejects.toMatchObject({
      field,
      message,
    });
  });

  it('needs sources or pages', () => {
    expect(infoVerification.check({ text: 'The sky is blue.' })).toMatchObject({ ok: false });
  });

  it('reads a sentence with 400 kB of white space in bounded time', async () => {
    const before = process.threadCpuUsage();
    const source = `The sky is blue${' '.repeat(400_000)}over the sea.`;
    expect((await verify({ text: 'The sky is blue.', sources: [source], language: 'en' })).claims).toHaveLength(1);
    expect(cpuMsSince(before)).toBeLessThan(3_000);
  });

  it('checks 200 claims against 150 kB within ten seconds', async () => {
    const source = Array.from(
      { length: 3_000 },
      (_, i) => `In ${1900 + (i % 100)} town ${i} built ${i % 37} new houses.`,
    ).join(' ');
    const text = Array.from(
      { length: 220 },
      (_, i) => `Town ${i * 7} built ${i} new houses in ${1900 + (i % 100)}.`,
    ).join(' ');
    const before = process.threadCpuUsage();
    const { claims, warnings } = await verify({ text, sources: [source], language: 'en' });
    expect(claims).toHaveLength(200);
    expect(warnings).toEqual(['The first 200 claims were checked; 20 were left out.']);
    expect(cpuMsSince(before)).toBeLessThan(10_000);
  });
});
