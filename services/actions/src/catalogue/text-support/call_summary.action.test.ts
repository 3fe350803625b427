import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';
import { labelledCases, readLabelledSet, readLockedSet, reportFigure, setQuality } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import { callSummary } from './call_summary.action';

interface Moment {
  readonly quote: string;
  readonly turn: number;
  readonly owner?: string | null;
  readonly due_date?: string | null;
}

interface Call {
  readonly summary: readonly Moment[];
  readonly decisions: readonly Moment[];
  readonly actions: readonly Moment[];
  readonly objections: readonly Moment[];
  readonly stats: {
    readonly basis: string;
    readonly duration_seconds: number | null;
    readonly speakers: readonly { readonly name: string; readonly share: number; readonly seconds: number | null }[];
  };
}

async function summarize(transcript: string, more: Readonly<Record<string, unknown>> = {}) {
  const { data, warnings } = await runAction(callSummary, { transcript, call_date: '2025-03-12', ...more });
  return { ...(data as unknown as Call), warnings }; // as the output schema has checked it
}

interface Labelled {
  readonly language: string;
  readonly lines: readonly {
    readonly text: string;
    readonly label?: 'decision' | 'action' | 'objection';
    readonly owner?: string;
    readonly due?: string | null;
  }[];
}

interface NoMoment {
  readonly language: string;
  readonly transcript: string;
  readonly list: 'decisions' | 'actions' | 'objections';
}

/** Named in the labelled calls, whether they say something or not. */
const PEOPLE = ['Ann', 'Bob', 'Carol', 'Carole', 'Carla'];

const THRESHOLDS = { tuned: 0.9, 'held back': 0.75, fresh: 0.7, locked: 0.9, late: 0.4 };

describe('call_summary', () => {
  it.each(labelledCases<Labelled>(import.meta.dirname, 'call_summary', THRESHOLDS))(
    'finds the labelled moments of calls in three languages (%s)',
    async (name, calls, threshold) => {
      const pairs = await Promise.all(
        calls.map(async ({ lines, language }) => {
          const call = await summarize(lines.map(({ text }) => text).join('\n'), { language });
          const expected = lines.flatMap(({ label }, index) => (label ? [`${label} ${index + 1}`] : []));
          const actual = [
            ...call.decisions.map(({ turn }) => `decision ${turn}`),
            ...call.actions.map(({ turn }) => `action ${turn}`),
            ...call.objections.map(({ turn }) => `objection ${turn}`),
          ];
          const tasks = call.actions.map(({ turn, owner, due_date }) => `${turn} ${owner} ${due_date}`);
          const ownedTasks = lines.flatMap((line, index) =>
            line.label === 'action' ? [`${index + 1} ${line.owner} ${line.due}`] : [],
          );
          return { expected, actual, ownedTasks, tasks };
        }),
      );
      const { precision, recall } = setQuality(pairs);
      const owners = setQuality(pairs.map(({ ownedTasks, tasks }) => ({ expected: ownedTasks, actual: tasks })));
      expect(reportFigure(`call_summary precision, ${name}`, precision)).toBeGreaterThan(threshold);
      expect(reportFigure(`call_summary recall, ${name}`, recall)).toBeGreaterThan(threshold);
      expect(reportFigure(`call_summary owner and due date F1, ${name}`, owners.f1)).toBeGreaterThan(threshold - 0.1);
    },
  );

  it.each(readLockedSet<Labelled>(join(import.meta.dirname, 'fixtures/call_summary.answers.json')))(
    'takes what is answered to a request into account: $lines.0.text $lines.1.text',
    async ({ lines, language }) => {
      const call = await summarize(lines.map(({ text }) => text).join('\n'), { language, participants: PEOPLE });
      const found = [
        ...call.decisions.map(({ turn }) => `decision ${turn}`),
        ...call.objections.map(({ turn }) => `objection ${turn}`),
        ...call.actions.map(({ turn, owner, due_date }) => `action ${turn} ${owner} ${due_date}`),
      ];
      const expected = lines.flatMap(({ label, owner, due }, index) => {
        if (!label) return [];
        return [label === 'action' ? `action ${index + 1} ${owner} ${due}` : `${label} ${index + 1}`];
      });
      expect(found).toEqual(expected);
    },
  );

  it.each([
    ['Zoé: OK, on décide de lancer le 12 mars.', 'fr', 1],
    ['Zoé: Nous décidons donc d’arrêter le projet.', 'fr', 1],
    ['Zoé: On ne fera pas de publicité à la télé, c’est validé.', 'fr', 1],
    ['Ana: No haremos anuncios en la tele, queda aprobado.', 'es', 1],
    ['Zoé: Je ne sais pas quand on décide de la date.', 'fr', 0],
    ['Zoé: Ce n’est pas encore validé.', 'fr', 0],
  ] as const)('knows a decision in the present and after a negation: %s', async (transcript, language, count) => {
    expect((await summarize(transcript, { language })).decisions).toHaveLength(count);
  });

  it.each([
    ['Sam: We should maybe consider another provider.', 'en'],
    ['Zoé: On devrait peut-être changer de prestataire.', 'fr'],
    ['Ana: Quizá deberíamos cambiar de proveedor.', 'es'],
  ] as const)('takes a thought for no task: %s', async (transcript, language) => {
    expect((await summarize(transcript, { language })).actions).toEqual([]);
  });

  it.each([
    ['Kim: Raj, can you call the client?\nRaj: Sure, will do tomorrow.', 'en'],
    ['Zoé: Paul, tu peux appeler le client ?\nPaul: Oui, demain.', 'fr'],
  ] as const)('takes the day of a task from the answer: %s', async (transcript, language) => {
    const { actions } = await summarize(transcript, { language });
    expect(actions).toMatchObject([{ due_date: '2025-03-13' }]);
  });

  it('gives the exact shares of time of an SRT, with commas and names before a colon', async () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:04,000\r\nAnna: Hello\r\nall\r\n\r\n2\r\n00:01:00,000 --> 00:01:01,000\r\nBen: Hi\r\n';
    const { stats } = await summarize(`\uFEFF${srt}`, { language: 'en' });
    expect(stats).toMatchObject({ basis: 'time', duration_seconds: 60 });
    expect(stats.speakers).toMatchObject([
      { name: 'Anna', seconds: 3, share: 0.75 },
      { name: 'Ben', seconds: 1, share: 0.25 },
    ]);
  });

  it.each([
    'Anna: one two three\nBen: four',
    '[00:01] Anna: one two three\n[00:02] Ben: four',
    '00:00:01 Anna: one two\nthree\n00:00:02 Ben: four',
    'Anna (00:01): one two three\nBen (00:02): four',
    '00:01 Anna\none two three\n00:02 Ben\nfour',
  ])('reads the lines %j', async (transcript) => {
    const { stats } = await summarize(transcript, { language: 'en' });
    expect(stats.speakers).toMatchObject([
      { name: 'Anna', words: 3, share: 0.75 },
      { name: 'Ben', words: 1, share: 0.25 },
    ]);
  });

  it.each(readLockedSet<NoMoment>(join(import.meta.dirname, 'fixtures/call_summary.none.json')))(
    'in $language does not take "$transcript" for one of the $list',
    async ({ language, transcript, list }) => {
      expect((await summarize(transcript, { language }))[list]).toEqual([]);
    },
  );

  it.each([
    ['en', 'Could you send us the contract?'],
    ['fr', 'Pourriez-vous nous envoyer le contrat ?'],
    ['fr', 'Cela vous dérangerait de nous envoyer le contrat ?'],
    ['es', '¿Puede enviarnos el contrato?'],
    ['es', '¿Podría mandarme el presupuesto?'],
    ['es', '¿Me puede preparar una demo?'],
    ['es', '¿Nos lo podría confirmar?'],
    ['es', 'Y otra cosa, ¿cuándo puede llamarme?'],
    ['es', '¿Puede revisar las cifras?'],
    ['es', '¿Le importaría enviarme el contrato?'],
  ])('takes a polite question for a request (%s: "%s")', async (language, text) => {
    const { actions } = await summarize(`Anna: ${text}\nBen: 42.`, { language });
    expect(actions).toMatchObject([{ turn: 1 }]);
  });

  it.each([
    '¿Puede ser el lunes?',
    'El cliente no puede pagar ahora.',
    '¿Se puede exportar el informe?',
    'Puede llegar tarde.',
    'Eso puede interesarme.',
    '¿Puede oírme bien?',
  ])('takes a possibility for no request: "%s"', async (text) => {
    expect((await summarize(`Anna: ${text}\nBen: 42.`, { language: 'es' })).actions).toEqual([]);
  });

  it('gives a task to a participant who is silent', async () => {
    const { actions } = await summarize('Anna: Zoé will book the room by Monday.', {
      participants: ['Zoé Martin'],
      language: 'en',
    });
    expect(actions).toMatchObject([{ owner: 'Zoé Martin', due_date: '2025-03-17' }]);
  });

  it('quotes what was said', async () => {
    const [first] = readLabelledSet<Labelled>(join(import.meta.dirname, 'fixtures/call_summary.jsonl')).tuned;
    const lines = first?.lines.map(({ text }) => text) ?? [];
    const { summary, decisions } = await summarize(lines.join('\n'), { language: 'en' });
    expect(summary.length).toBeGreaterThan(2);
    for (const { quote, turn } of [...summary, ...decisions]) expect(lines[turn - 1]).toContain(quote);
  });

  it('reads a call of one greeting in its language', async () => {
    expect(await summarize('Marie: hello', { language: 'auto' })).toMatchObject({ language: 'en' });
  });

  it('warns that days are counted from today where the date of the call is not given', async () => {
    const transcript = 'Anna: I will send the offer by tomorrow.';
    const { warnings, actions } = await summarize(transcript, { language: 'en', call_date: undefined });
    expect(actions).toMatchObject([{ due_text: expect.stringContaining('tomorrow') as unknown }]);
    expect(warnings).toEqual([expect.stringMatching(/^Days such as "[a-z ]*tomorrow" are counted from today/)]);
    expect((await summarize(transcript, { language: 'en' })).warnings).toEqual([]);
    const dated = 'Anna: I will send the offer by 3 May 2031.';
    expect((await summarize(dated, { language: 'en', call_date: undefined })).warnings).toEqual([]);
  });

  it('warns when there are no speakers', async () => {
    const { warnings, stats } = await summarize('we talked about the budget\nand decided nothing', { language: 'en' });
    expect(stats.speakers).toEqual([]);
    expect(warnings).toEqual(['No speakers were found: lines such as "Anna: …" name them.']);
  });

  it.each([
    [
      { transcript: '1\n00:00:xx --> 3\nfoo' },
      'transcript',
      'Has no cue with a time, as "00:00:01,000 --> 00:00:04,000"',
    ],
    [
      { transcript: 'Anna:', format: 'srt' },
      'transcript',
      'Has no cue with a time, as "00:00:01,000 --> 00:00:04,000"',
    ],
    [{ call_date: '2025-02-30' }, 'call_date', 'Must be a date in the form YYYY-MM-DD'],
    [{ call_date: 'tomorrow' }, 'call_date', 'Must be a date in the form YYYY-MM-DD'],
    [{ participants: [7] }, 'participants', 'Item 1: must be a name of at most 100 letters'],
    [
      { transcript: 'Hans: Wir haben beschlossen, das neue Angebot am dritten April zu starten.' },
      'transcript',
      'Must be in English, French or Spanish; this seems to be "de"',
    ],
  ])('refuses %j', async (input, field, message) => {
    await expect(runAction(callSummary, { transcript: 'Anna: hi', ...input })).rejects.toMatchObject({
      field,
      message,
    });
  });

  it.each([
    ['turns', 'Anna: We agreed to send 3 offers to the customers by Friday.\n'],
    ['spaces', 'Anna:      '],
    ['arrows', '00:00 --> \n\n'],
    ['one sentence', 'we will '],
  ])(
    'reads 200 kB of %s within ten seconds',
    async (_, unit) => {
      const before = process.threadCpuUsage();
      await summarize(`Ben: hello\n${unit.repeat(200_000 / unit.length)}`, { language: 'en', format: 'plain' });
      expect(cpuMsSince(before)).toBeLessThan(10_000);
    },
    30_000,
  );
});
