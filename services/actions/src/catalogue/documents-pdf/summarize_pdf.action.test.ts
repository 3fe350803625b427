import { openPdf } from '@declic/media/pdf';
import { describe, expect, it } from 'vitest';
import { loadTerms } from '../../text/terms';
import { drawPdf } from '../../testing/invoices/draw-invoice';
import { drawReport } from '../../testing/samples/draw-report';
import { runAction } from '../../testing/run-action';
import { LABELLED_REPORTS, type LabelledReport } from './fixtures/summaries';
import { summarizePdf } from './summarize_pdf.action';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

interface Summary {
  readonly language: string;
  readonly bullets: readonly { readonly text: string; readonly page: number }[];
  readonly keywords: readonly { readonly term: string; readonly count: number }[];
  readonly pages_read: number;
}

async function summarize(bytes: Uint8Array, input: object = {}) {
  const file = `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;
  const { data, warnings } = await runAction(summarizePdf, { file, ...input });
  return { ...(data as unknown as Summary), warnings }; // checked against the output schema
}

/** Of the stems of the reference, the share that the bullets have (ROUGE-1 recall on stems). */
async function rougeOf({ language, summary }: LabelledReport, bullets: readonly string[]): Promise<number> {
  const findTerms = await loadTerms(language);
  const stems = (text: string) => new Set(findTerms(text).map(({ stem }) => stem));
  const said = stems(bullets.join(' '));
  const wanted = [...stems(summary)];
  return wanted.filter((stem) => said.has(stem)).length / wanted.length;
}

/** The text of each page, on one line. */
async function readPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  const pages = await Promise.all(Array.from({ length: pdf.pageCount }, (_, index) => pdf.page(index + 1)));
  await pdf.close();
  return pages.map(({ runs }) => runs.map(({ text }) => text).join(' '));
}

const LEAST_ROUGE = 0.5;

describe('summarize_pdf', () => {
  it('quotes sentences of the document word for word, with their page, in its order', async () => {
    for (const report of LABELLED_REPORTS) {
      const bytes = await drawReport(report.text);
      const { bullets, language } = await summarize(bytes);
      expect(language).toBe(report.language);
      expect(bullets).toHaveLength(5);
      const sentences = report.text.split('\n');
      const pages = await readPages(bytes);
      for (const { text, page } of bullets) {
        expect(sentences).toContain(text);
        expect(pages[page - 1]).toContain(text.split(' ').slice(0, 4).join(' '));
      }
      const places = bullets.map(({ text }) => sentences.indexOf(text));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it(`covers what summaries of ${LABELLED_REPORTS.length} reports say`, async () => {
    const scores = await Promise.all(
      LABELLED_REPORTS.map(async (report) => {
        const { bullets } = await summarize(await drawReport(report.text));
        return {
          report,
          rouge: await rougeOf(
            report,
            bullets.map(({ text }) => text),
          ),
        };
      }),
    );
    const mean = (list: typeof scores) => list.reduce((sum, { rouge }) => sum + rouge, 0) / list.length;
    const listed = scores.map(({ report, rouge }) => `${report.id} ${rouge.toFixed(2)}`).join(', ');
    const held = mean(scores.filter(({ report }) => report.isHeld));
    process.stdout.write(
      `Summaries, ROUGE-1 recall: ${listed}; mean ${mean(scores).toFixed(2)}, held back ${held.toFixed(2)}\n`,
    );
    expect(mean(scores)).toBeGreaterThanOrEqual(LEAST_ROUGE);
    expect(held).toBeGreaterThanOrEqual(LEAST_ROUGE);
  });

  it('leaves out titles, page headers, page numbers and rows of tables', async () => {
    const rows = Array.from({ length: 12 }, (_, row) => [`Row ${row}`, 'is here.', `${row * 37} units sold.`]);
    const bytes = await drawPdf({
      header: 'The annual report of Ada Ltd for all of its owners.',
      content: [
        { text: 'The Year in Which the Engine Was Sold to Everyone', fontSize: 24 },
        'The engine was sold to four thousand customers in eleven countries.',
        { table: { widths: ['*', '*', '*'], body: rows } },
        {
          text: 'Repairs cost less than in the year before, because parts are now made in Turin.',
          pageBreak: 'before',
        },
        'The next model will be shown in March and sold from the summer on.',
      ],
    });
    const { bullets } = await summarize(bytes, { bullets: 15 });
    expect(bullets).toEqual([
      { text: 'The engine was sold to four thousand customers in eleven countries.', page: 1 },
      { text: 'Repairs cost less than in the year before, because parts are now made in Turin.', page: 2 },
      { text: 'The next model will be shown in March and sold from the summer on.', page: 2 },
    ]);
  });

  it('does not quote what repeats a sentence', async () => {
    const sentence = 'The bridge over the river will be closed for repairs until November.';
    const { bullets, warnings } = await summarize(
      await drawReport(Array.from({ length: 9 }, () => sentence).join('\n')),
    );
    expect(bullets).toEqual([{ text: sentence, page: 1 }]);
    expect(warnings).toEqual(['Only 1 sentences say something different.']);
  });

  it('says when the language is another', async () => {
    const german =
      'Der Ausschuss hat den Haushalt für das nächste Jahr gebilligt, und er wird bald veröffentlicht.\nDie Mitglieder wurden gestern unterrichtet und haben zugestimmt.';
    expect((await summarize(await drawReport(german))).warnings.join()).toContain('language');
  });

  it('refuses a PDF without sentences and pages that are not there', async () => {
    await expect(summarize(await drawPdf({ content: ['Menu', 'Soup', 'Bread and butter'] }))).rejects.toMatchObject({
      name: 'RejectedInputError',
      field: 'file',
    });
    const bytes = await drawReport('One sentence with more than six words is here.');
    await expect(summarize(bytes, { pages: '7' })).rejects.toMatchObject({ field: 'pages' });
  });

  it('reads 300 pages in time', async () => {
    const page = LABELLED_REPORTS.map(({ text }) => text).join('\n');
    const bytes = await drawReport(
      Array.from({ length: 44 }, (_, index) => page.replaceAll('2025', String(1900 + index))).join('\n'),
    );
    const started = process.threadCpuUsage();
    const { bullets, pages_read } = await summarize(bytes);
    expect(bullets).toHaveLength(5);
    expect(pages_read).toBeGreaterThan(200);
    expect(cpuMsSince(started)).toBeLessThan(20_000);
  });
});
