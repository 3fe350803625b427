/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Iris, with a question',
    source: 'R. A. Fisher, 1936; means as in R (summary(iris))',
    input: { file: 'sample:iris.csv', question: 'average petal_length by species', charts: true },
    expect: {
      part: {
        rows: 150,
        columns: [
          { name: 'sepal_length', type: 'number', numbers: { mean: 5.84333, median: 5.8 } },
          { name: 'sepal_width', numbers: { mean: 3.05733, outliers: { count: 4 } } },
          { name: 'petal_length', numbers: { mean: 3.758 } },
          { name: 'petal_width', numbers: { mean: 1.19933 } },
          { name: 'species', type: 'category', distinct: 3 },
        ],
        answer: {
          understood: true,
          method: 'mean(petal_length) by species',
          figures: [
            { label: 'virginica', value: 5.552 },
            { label: 'versicolor', value: 4.26 },
            { label: 'setosa', value: 1.462 },
          ],
        },
      },
    },
  },
  {
    name: 'Four tables that only charts tell apart',
    source: 'F. J. Anscombe, The American Statistician 27, 1973',
    input: { file: 'sample:anscombe.csv', charts: false, question: 'correlation of x1 and y1' },
    expect: {
      part: {
        columns: [
          { name: 'x1', type: 'integer', numbers: { mean: 9, sum: 99, standard_deviation: 3.31662 } },
          { name: 'y1', type: 'number', numbers: { mean: 7.50091, standard_deviation: 2.03157 } },
          { name: 'x2', numbers: { mean: 9 } },
          { name: 'y2', numbers: { mean: 7.50091, standard_deviation: 2.03166 } },
          { name: 'x3', numbers: { mean: 9 } },
          { name: 'y3', numbers: { mean: 7.5, standard_deviation: 2.03042 } },
          { name: 'x4', numbers: { mean: 9 } },
          { name: 'y4', numbers: { mean: 7.50091, standard_deviation: 2.03058 } },
        ],
        answer: { figures: [{ value: 0.8164 }] },
        charts: [],
      },
    },
  },
  {
    name: 'A French sales export',
    input: {
      file: 'sample:ventes-boutique.csv',
      question: "total du chiffre d'affaires par boutique",
      language: 'fr',
      charts: false,
    },
    expect: {
      part: {
        rows: 14,
        answer: {
          understood: true,
          figures: [
            { label: 'Lille', value: 4000 },
            { label: 'Nantes', value: 1277 },
            { label: 'Lyon', value: 1139.5 },
          ],
        },
      },
    },
  },
  {
    name: 'A question that figures cannot answer',
    input: { file: 'sample:iris.csv', question: 'Why do flowers smell?', charts: false },
    expect: { part: { answer: { understood: false, figures: [], method: null } } },
  },
] as const;
