import { describe, expect, it } from 'vitest';
import { isOutputFile } from '../../engine/files';
import { runAction } from '../../testing/run-action';
import type { Answer } from './csv-analysis/answer-question';
import type { Insight } from './csv-analysis/insights';
import { csvAnalysis } from './csv_analysis.action';
import questions from './fixtures/csv_analysis.questions.json';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

const toFile = (csv: string) => `data:text/csv;base64,${Buffer.from(csv).toString('base64')}`;
const analyse = async (file: string, more: object = {}) =>
  (await runAction(csvAnalysis, { file, charts: false, ...more })).data;
// Of the forms that were checked.
const ask = async (file: string, question: string) => (await analyse(file, { question }))['answer'] as Answer;
const typesOf = async (csv: string) =>
  ((await analyse(toFile(csv)))['columns'] as { type: string }[]).map(({ type }) => type);

describe('csv_analysis', () => {
  it('takes the one column of numbers for the one that is meant', async () => {
    const file = toFile('ville;montant\nNantes;1 200,50 €\nLyon;10,00 €\nNantes;300,00 €\n');
    const { figures } = await ask(file, 'Quel est le total par ville ?');
    expect(figures).toEqual([
      { label: 'Nantes', value: 1500.5 },
      { label: 'Lyon', value: 10 },
    ]);
  });

  it.each([
    ['x1', 'y1', 0.8164],
    ['x2', 'y2', 0.8162],
    ['x3', 'y3', 0.8163],
    ['x4', 'y4', 0.8165],
  ])("gives the published correlation and line of Anscombe's %s and %s", async (a, b, r) => {
    const { correlations } = await analyse('sample:anscombe.csv');
    const found = (correlations as { a: string; b: string; r: number; slope: number; intercept: number }[]).find(
      (pair) => pair.a === a && pair.b === b,
    );
    expect(found).toMatchObject({ r });
    expect(found?.slope).toBeCloseTo(0.5, 2);
    expect(found?.intercept).toBeCloseTo(3, 1);
  });

  it('finds what is known of Iris: petal length and width go together, species explain them, four odd sepal widths', async () => {
    const { insights } = await analyse('sample:iris.csv');
    const found = insights as Insight[]; // Of the form that was checked.
    expect(found[0]).toMatchObject({
      kind: 'rise_together',
      columns: ['petal_length', 'petal_width'],
      figures: { r: 0.9629 },
    });
    expect(found.find(({ kind }) => kind === 'groups_differ')).toMatchObject({
      columns: ['species', 'petal_length'],
      figures: { explained: 0.9414 },
    });
    expect(found.find(({ kind }) => kind === 'outliers')?.text).toBe(
      'sepal_width has 4 outliers outside of 2.05 to 4.05; the furthest is 4.4 in row 16.',
    );
  });

  it.each(questions)('answers "$question"', async ({ question, method, value }) => {
    const answer = await ask('sample:iris.csv', question);
    expect(answer).toMatchObject({ understood: true, method, figures: [{ value }] });
  });

  it.each(['why?', 'average height', 'which species is the prettiest', 'mean', 'DROP TABLE iris'])(
    'says that it does not understand %j',
    async (question) => {
      expect(await ask('sample:iris.csv', question)).toMatchObject({ understood: false, figures: [] });
    },
  );

  describe('conditions of a question', () => {
    const VISITS = toFile(
      `day,city,channel,visits,cost,country\n${[
        '2024-11-30,Lille,Web,40,12.5,DE',
        '2025-01-04,Lille,Shop,1200,8,FR',
        '2025-02-11,Brest,Web,75,30,DE',
        '2025-02-12,Brest,B,60,2.5,IN',
        '2026-03-01,Lille,B,5,9,ES',
      ].join('\n')}`,
    );

    it.each([
      ['how many rows have visits above 50?', 'count(rows) where visits > 50', 3],
      ['total visits for at most 9 of cost', null, null],
      ['average visits where cost <= 9', 'mean(visits) where cost <= 9', 421.667],
      ['sum of cost with visits of 75 or more', 'sum(cost) where visits >= 75', 38],
      ['number of rows with visits over 1,000', 'count(rows) where visits > 1000', 1],
      ['total number of visits', 'sum(visits)', 1380],
      ['How many visits in total?', 'sum(visits)', 1380],
      ['nombre total de visits', 'sum(visits)', 1380],
      ['¿cuántas visits en total en Lille?', 'sum(visits) where city = Lille', 1245],
      ['total number of rows with visits above 50', 'count(rows) where visits > 50', 3],
      ['how many rows have a cost above 2.5000', 'count(rows) where cost > 2.5', 4],
      ['total visits in 2025', 'sum(visits) where year(day) = 2025', 1335],
      ['total visits since 2025 for channel B', 'sum(visits) where channel = B and year(day) >= 2025', 65],
      ['highest cost for web', 'max(cost) where channel = Web', 30],
      ['total cost in IN', 'sum(cost) where country = IN', 2.5],
      ['total cost in Germany', null, null],
      ['total cost without Lille', null, null],
      ['total cost in 2025 or 2026', null, null],
      ['how many rows in Brest or with cost above 8', null, null],
      ['average visits in February', null, null],
      ['sum of sales', null, null],
      ['top 3 visits', null, null],
      ['average visits and cost', null, null],
      ['average cost for a cost greater than or equal to 9', 'mean(cost) where cost >= 9', 17.1667],
      ['how many missing cost', 'missing(cost)', 0],
      ['cost moyen avec un cost inférieur ou égal à 9', 'mean(cost) where cost <= 9', 6.5],
      ['¿cuántas filas tienen visits mayor o igual que 60?', 'count(rows) where visits >= 60', 3],
      ['combien de lignes dépassent 50 visits ?', 'count(rows) where visits > 50', 3],
      ['combien de lignes ont un cost inférieur à 9 ?', 'count(rows) where cost < 9', 2],
      ['somme des visits avec un cost de plus de 8,5', 'sum(visits) where cost > 8.5', 120],
      ['total des visits pour B', 'sum(visits) where channel = B', 65],
      ['moyenne de cost avant 2025', 'mean(cost) where year(day) < 2025', 12.5],
      ['total des visits sauf Brest', null, null],
      ['total des visites', null, null],
      ['cost moyen à Lyon', null, null],
      ['¿cuántas filas tienen un cost mayor que 9?', 'count(rows) where cost > 9', 2],
      ['suma de visits entre 50 y 100', 'sum(visits) where visits >= 50 and visits <= 100', 135],
      ['cost medio de Lille', 'mean(cost) where city = Lille', 9.83333],
      ['visits máximo en 2026', 'max(visits) where year(day) = 2026', 5],
      ['total de visits de Lille y Brest', 'sum(visits) where city = Lille or Brest', 1380],
      ['total de visits menos Brest', null, null],
      ['suma de ventas', null, null],
    ])('of %j are %j', async (question, method, value) => {
      const { understood, ...answer } = await ask(VISITS, question);
      expect(answer).toMatchObject({ method, figures: value === null ? [] : [{ value }] });
      expect(understood).toBe(method !== null);
    });

    const toDated = (rows: readonly string[]) => toFile(`date,town,amount\n${rows.join('\n')}`);
    const DATED = toDated(['2020-05-01,Bern,15', '2021-05-01,Bern,40', '2022-05-01,Basel,3000', '2024-05-01,Basel,7']);
    const YEARLY = toFile('year,sales\n2020,10\n2021,20\n2022,30\n2023,40\n2024,50');
    const SALES_LIKE_YEARS = toFile('year,sales\n2020,10\n2021,2022\n2022,30');

    it.each([
      ['total sales between 2021 and 2023', YEARLY, 'sum(sales) where year >= 2021 and year <= 2023', 90],
      ['total des sales entre 2021 et 2023', YEARLY, 'sum(sales) where year >= 2021 and year <= 2023', 90],
      ['total de sales entre 2021 y 2023', YEARLY, 'sum(sales) where year >= 2021 and year <= 2023', 90],
      ['average sales from 2022 to 2024', YEARLY, 'mean(sales) where year >= 2022 and year <= 2024', 40],
      ['sales moyen de 2022 à 2024', YEARLY, 'mean(sales) where year >= 2022 and year <= 2024', 40],
      ['suma de sales desde 2021 hasta 2023', YEARLY, 'sum(sales) where year >= 2021 and year <= 2023', 90],
      ['total sales up to 2021', YEARLY, 'sum(sales) where year <= 2021', 30],
      ["total des sales jusqu'en 2021", YEARLY, 'sum(sales) where year <= 2021', 30],
      ['how many rows with sales between 15 and 35', YEARLY, 'count(rows) where sales >= 15 and sales <= 35', 2],
      ['how many rows with sales between 2021 and 2023', YEARLY, null, null],
      ['total sales between 2021 and 2023', SALES_LIKE_YEARS, null, null],
      [
        'how many rows where sales is between 2021 and 2023',
        SALES_LIKE_YEARS,
        'count(rows) where sales >= 2021 and sales <= 2023',
        1,
      ],
      ['how many rows between 2021 and 2023', DATED, 'count(rows) where year(date) >= 2021 and year(date) <= 2023', 2],
      [
        'combien de lignes entre 2021 et 2023 ?',
        DATED,
        'count(rows) where year(date) >= 2021 and year(date) <= 2023',
        2,
      ],
      ['¿cuántas filas entre 2021 y 2023?', DATED, 'count(rows) where year(date) >= 2021 and year(date) <= 2023', 2],
      ['total amount until 2021', DATED, 'sum(amount) where year(date) <= 2021', 55],
      ['suma de amount hasta 2021', DATED, 'sum(amount) where year(date) <= 2021', 55],
      ['how many rows with an amount up to 40', DATED, 'count(rows) where amount <= 40', 3],
    ])('of years are not of figures: %j', async (question, file, method, value) => {
      expect(await ask(file, question)).toMatchObject({ method, figures: value === null ? [] : [{ value }] });
    });

    const PRICES = toFile('ville,prix\nParis,10\nLyon,20\nNantes,30\nParis,16');

    it.each([
      ['Quelle ville a le plus gros prix ?', 'max(prix) by ville', 30],
      ['Quel est le plus gros prix ?', 'max(prix)', 30],
      ['Quel est le prix le moins élevé ?', 'min(prix)', 10],
      ['Combien de lignes où le prix est supérieur à 15 ?', 'count(rows) where prix > 15', 3],
      ['Combien de lignes ou le prix est supérieur à 15 ?', 'count(rows) where prix > 15', 3],
      ['Prix moyen où la ville est Paris', 'mean(prix) where ville = Paris', 13],
      ['Combien de lignes à Paris ou avec un prix supérieur à 15 ?', null, null],
    ])('in French of %j are %j', async (question, method, value) => {
      const answer = await ask(PRICES, question);
      expect([answer.method, answer.figures[0]?.value ?? null]).toEqual([method, value]);
    });

    const SALES = toFile(
      `date,town,channel,quantity,revenue\n${[
        '2022-03-01,Paris,Web,2,10.5',
        '2023-03-02,Lyon,Shop,3,20',
        '2023-03-03,Lyon,Web,7,30',
        '2024-03-04,Paris,Web,1,40',
        '2024-03-05,Lyon,Shop,5,50',
      ].join('\n')}`,
    );
    const CUSTOMERS = toFile('name,age,town\nAda,30,Paris\nBo,40,Lyon\nCy,50,Paris\nDi,20,Lyon');
    const GRADES = toFile('student,class,grade\nS1,A,50\nS2,B,60\nS3,A,70\nS4,B,90');
    const ORDERS = toFile('order_id,customer_name,amount\n1,Ada,5\n2,Ada,10\n3,Bo,30');

    it.each([
      ['How many sales were made in Paris?', SALES, 'count(rows) where town = Paris', 2],
      ['how many orders came from Lyon', SALES, 'count(rows) where town = Lyon', 3],
      ['sum of revenue for web orders', SALES, 'sum(revenue) where channel = Web', 80.5],
      ['How many web orders in 2024?', SALES, 'count(rows) where channel = Web and year(date) = 2024', 1],
      ['How many tickets were made by channel?', SALES, 'count(rows) by channel', 3],
      ['maximum quantity sold', SALES, 'max(quantity)', 7],
      ['total sales revenue by channel', SALES, 'sum(revenue) by channel', 80.5],
      ['number of sales per town', SALES, 'count(rows) by town', 3],
      ['Combien de ventes à Paris ?', SALES, 'count(rows) where town = Paris', 2],
      ['Combien de commandes par channel ?', SALES, 'count(rows) by channel', 3],
      ['nombre total de ventes', SALES, 'count(rows)', 5],
      [
        'Combien de ventes ont été réalisées à Lyon en 2023 ?',
        SALES,
        'count(rows) where town = Lyon and year(date) = 2023',
        2,
      ],
      ['total number of visits by channel', VISITS, 'sum(visits) by channel', 1200],
      ['revenue moyen des commandes web', SALES, 'mean(revenue) where channel = Web', 26.8333],
      ['¿Cuántas ventas hubo en Lyon?', SALES, 'count(rows) where town = Lyon', 3],
      ['¿Cuántos pedidos hay por channel?', SALES, 'count(rows) by channel', 3],
      ['¿Cuántas ventas se hicieron en Lyon en 2024?', SALES, 'count(rows) where town = Lyon and year(date) = 2024', 1],
      ['¿Cuántos pedidos fueron de web?', SALES, 'count(rows) where channel = Web', 3],
      ['What is the average age of our customers?', CUSTOMERS, 'mean(age)', 35],
      ["Quel est l'age moyen des clients ?", CUSTOMERS, 'mean(age)', 35],
      ['¿Cuál es la age media de nuestros clientes?', CUSTOMERS, 'mean(age)', 35],
      ['Combien de clients habitent à Paris ?', CUSTOMERS, 'count(rows) where town = Paris', 2],
      ['average grade of students in class A', GRADES, 'mean(grade) where class = A', 60],
      ['grade moyen des students de class B', GRADES, 'mean(grade) where class = B', 75],
      ['¿cuántas filas donde grade es mayor que 60?', GRADES, 'count(rows) where grade > 60', 2],
      ['how many orders have an amount over 7', ORDERS, 'count(rows) where amount > 7', 2],
      ['total des ventes par town', DATED, 'sum(amount) by town', 3007],
      ['average petal length (cm) of setosa', 'sample:iris.csv', 'mean(petal_length) where species = setosa', 1.462],
      ['petal length vs petal width correlation', 'sample:iris.csv', 'correlation(petal_length, petal_width)', 0.9629],
    ])('beside nouns for rows and verbs: %j', async (question, file, method, value) => {
      const answer = await ask(file, question);
      expect([answer.method, answer.figures[0]?.value]).toEqual([method, value]);
    });

    it.each([
      ['average revenue per customer', SALES],
      ['how many orders per month', SALES],
      ['how many orders were not from Paris', SALES],
      ["combien de ventes n'ont pas été faites à Paris", SALES],
      ['¿cuántas ventas no fueron en Lyon?', SALES],
      ['how many orders and customers', SALES],
      ['average revenue and orders', SALES],
      ['revenue of cancelled orders', SALES],
      ['how many returned orders', SALES],
      ['how many customers have orders', SALES],
      ['average quantity Paris vs Lyon', SALES],
      ['total sales by channel', SALES],
      ['average grade by class and student', GRADES],
      ['how many quantity were sold in Lyon', SALES],
      ['¿cuántas quantity se vendieron en Lyon?', SALES],
      ['total sales by town', CUSTOMERS],
      ['combien de clients ont un compte', CUSTOMERS],
      // The rows are orders: a customer has several.
      ['how many customers', ORDERS],
      ['¿cuántos clientes hay?', ORDERS],
      ['average amount of our customers', ORDERS],
    ])('hidden in nouns and verbs are not passed over: %j', async (question, file) => {
      expect(await ask(file, question)).toMatchObject({ understood: false, method: null });
    });

    it('that are not understood are named', async () => {
      const { text } = await ask(VISITS, 'total cost except Lille in autumn');
      expect(text).toMatch(/^Not answered. Not understood in it: except, autumn. Ask for/);
    });

    it.each([
      ['average cost in 2025 and 2026', 'several conditions'],
      ['how many rows in Brest or with cost above 8', 'several conditions'],
      ['total cost per channel and city', 'names several columns'],
      ['average visits and cost', 'names several columns'],
      ['correlation of visits and cost by city', 'not made by group'],
      ['how many missing cost in Lille', 'in whole columns only'],
      ['average cost in 2030', 'too few numbers for mean(cost) where year(day) = 2030.'],
      ['how many channels are there', 'values of this column are repeated'],
      ['number of channels in Lille', 'values of this column are repeated'],
      ['combien de channels ?', 'values of this column are repeated'],
      ['how many rows have a cost above 1.375', 'may be a thousand or a fraction'],
      ['why?', 'no column and figure were recognised'],
    ])('of %j are refused with the reason: %s', async (question, reason) => {
      const { text, understood } = await ask(VISITS, question);
      expect({ text, understood }).toEqual({ text: expect.stringContaining(reason), understood: false });
      if (reason !== 'no column and figure were recognised') expect(text).not.toContain('recognised');
    });

    it.each([
      ['fr', 'cost moyen en 2025 et 2026', 'plusieurs conditions'],
      ['fr', 'total de cost par channel et city', 'plusieurs colonnes'],
      ['es', 'cost medio en 2025 y 2026', 'varias condiciones'],
      ['es', 'total de cost por channel y city', 'varias columnas'],
    ])('are refused in %s with the reason: %j', async (language, question, reason) => {
      expect(await analyse(VISITS, { question, language })).toMatchObject({
        answer: { text: expect.stringContaining(reason), understood: false },
      });
    });

    it('order groups from the one that is asked for', async () => {
      const [most, least] = [
        await ask(VISITS, 'which city has the highest total cost?'),
        await ask(VISITS, 'quelle city a la somme de cost la plus faible ?'),
      ];
      expect([most.figures[0]?.label, least.figures[0]?.label]).toEqual(['Brest', 'Lille']);
      expect([most.method, least.method]).toEqual(['sum(cost) by city', 'sum(cost) by city']);
    });

    it('take the name of a column for a name first', async () => {
      const file = toFile('town,total\nBern,3\nBern,5\nBasel,9\n');
      expect(await ask(file, 'average total by town')).toMatchObject({ method: 'mean(total) by town' });
      expect(await ask(file, 'total by town')).toMatchObject({ method: 'sum(total) by town' });
    });

    it('of 200 columns of texts are read at once', async () => {
      const row = (at: number) => Array.from({ length: 200 }, (_, column) => `text ${column} ${at}`).join(',');
      const file = toFile(Array.from({ length: 400 }, (_, at) => row(at)).join('\n'));
      const startedAt = process.threadCpuUsage();
      expect(await ask(file, 'how many rows have text 7 9')).toMatchObject({ figures: [{ value: 1 }] });
      expect(cpuMsSince(startedAt)).toBeLessThan(8_000);
    });
  });

  it('tells types apart', async () => {
    const csv = `id,when,who,amount,share,ok,note,none\n${Array.from({ length: 20 }, (_, row) => `${row + 1},2026-01-${String(row + 1).padStart(2, '0')},${row % 2 ? 'Ana' : 'Luis'},"1,${100 + row}.50",${row}.5 %,${row % 2 ? 'yes' : 'no'},free text number ${row},`).join('\n')}`;
    expect(await typesOf(csv)).toEqual(['id', 'date', 'category', 'number', 'number', 'boolean', 'text', 'empty']);
  });

  it.each([
    ['"1,5"\n"2,25"', [1.5, 2.25]],
    ['"1,500"\n"2,250"', [1500, 2250]],
    ['"1.500,5"\n"2.250,0"', [1500.5, 2250]],
    ['1 500\n2 250', [1500, 2250]],
    ['€5\n$6', [5, 6]],
    ['1e3\n-2', [1000, -2]],
  ])('reads the numbers %j', async (cells, [first, second]) => {
    const { columns } = await analyse(toFile(`n\n${cells}`));
    const values = [first ?? 0, second ?? 0];
    expect(columns).toMatchObject([{ numbers: { min: Math.min(...values), max: Math.max(...values) } }]);
  });

  it.each([
    ['zip\n01234\n75001\n06000', 'text'],
    ['zip\n01234\n75001\n75001\n06000\n06000\n06000', 'category'],
    ['n\n0\n10\n0.5', 'number'],
  ])('takes digits with a leading zero for no number: %j', async (csv, type) => {
    expect(await typesOf(csv)).toEqual([type]);
  });

  it('reads amounts in brackets as negative, as accountants write them', async () => {
    const { columns } = await analyse(toFile('amount\n10\n-20\n(5)\n"(1,000.50)"\nN/A'));
    expect(columns).toMatchObject([{ type: 'number', missing: 1, misfits: [], numbers: { min: -1000.5, max: 10 } }]);
    expect(await typesOf('year\n(2020)\n(2021)')).toEqual(['text']);
  });

  it('offers no list of columns where the table has none to calculate with', async () => {
    const { text } = await ask(toFile('note\nfree text one\nother text'), 'What is the mean?');
    expect(text).toBe('Not answered: the table has no column of numbers or groups.');
  });

  it.each([
    '31/12/2025\n01/02/2026',
    '12/31/2025\n02/01/2026',
    '2025-12-31T10:00:00Z\n2026-02-01',
    '31.12.2025\n01.02.2026',
  ])('reads the dates %j', async (cells) => {
    const range = { first: '2025-12-31', last: '2026-02-01' };
    expect(await analyse(toFile(`d\n${cells}`))).toMatchObject({ columns: [{ type: 'date', range }] });
  });

  it('counts what is missing, what does not fit, and repeated rows', async () => {
    const csv = `a,b\n${'1,x\n'.repeat(12)}2,N/A\noops,y\n3,\n`;
    const { columns, repeated_rows } = await analyse(toFile(csv));
    expect(columns).toMatchObject([{ misfits: [14], missing: 0 }, { missing: 2 }]);
    expect(repeated_rows).toBe(11);
  });

  it('draws charts as SVG without scripts, with names from the file as text', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, row) => `${row},${row * 2 + (row % 3)},${row % 2 ? '<b>1</b>' : '><script>x'}`,
    );
    const { data } = await runAction(csvAnalysis, {
      file: toFile(`<script>alert(1)</script>,b,c\n${rows.join('\n')}`),
    });
    const charts = data['charts'] as { kind: string; file: unknown }[]; // Of the form that was checked.
    expect(charts.map(({ kind }) => kind)).toEqual(['scatter', 'means', 'histogram', 'histogram', 'bars']);
    for (const { file } of charts) {
      const svg = isOutputFile(file) ? Buffer.from(file.$file.bytes).toString() : '';
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/<script|<b>|onload=/);
    }
  });

  it('does 10,000 rows of ten columns within the deadline', async () => {
    const csv = `${Array.from({ length: 10 }, (_, column) => `c${column}`).join(',')}\n${Array.from({ length: 10_000 }, (_, row) => Array.from({ length: 10 }, (__, column) => (row * (column + 3)) % 97).join(',')).join('\n')}`;
    const startedAt = process.threadCpuUsage();
    expect(await analyse(toFile(csv))).toMatchObject({ rows: 10_000 });
    expect(cpuMsSince(startedAt)).toBeLessThan(8_000);
  });

  it('writes insights in French and Spanish', async () => {
    const [fr, es] = await Promise.all(
      ['fr', 'es'].map(async (language) => (await analyse('sample:iris.csv', { language }))['insights'] as Insight[]),
    );
    expect(fr?.[0]?.text).toContain('augmentent ensemble');
    expect(es?.[0]?.text).toContain('suben juntas');
  });

  it('reads amounts below zero with their currency', async () => {
    const file = toFile('v\n"$1,234.50"\n"($300.00)"\n-$10.00\n$0.50\n');
    expect((await ask(file, 'sum of v')).figures).toEqual([{ label: 'v', value: 925 }]);
  });

  it.each([
    ['d\n01/02/2026\n03/04/2026\n', 1],
    ['d\n01/02/2026\n25/04/2026\n', 0],
    ['d\n01/02/2026\n04/25/2026\n', 0],
    ['d\n2026-02-01\n2026-04-03\n', 0],
  ])('says when the order of day and month does not show: %j', async (csv, count) => {
    const { warnings } = await runAction(csvAnalysis, { file: toFile(csv), charts: false });
    expect(warnings.filter((text) => text.includes('day first'))).toHaveLength(count);
  });
});
