import corpus from '../../research/fixtures/corpus.json';
import { SQUAD } from '../../research/fixtures/squad';

const article = (id: string) => corpus.filter((entry) => entry.id === id).map(({ title, text }) => ({ title, text }));

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A question about a staff handbook',
    input: { question: 'How many days of annual leave do employees have?', documents: article('remote'), top_k: 3 },
    expect: {
      part: {
        grounded: true,
        answer: 'Annual leave is 28 days. [1]',
        passages: [{ is_cited: true, title: 'Halden Software: working from home' }],
      },
    },
  },
  {
    name: 'Una pregunta sin respuesta en los documentos',
    input: { question: '¿Tiene el gimnasio sauna?', documents: article('gimnasio') },
    expect: {
      part: { grounded: false, answer: 'No encontrado: las fuentes no responden a esta pregunta.', language: 'es' },
    },
  },
  {
    name: 'Une question sur des conditions de vente',
    input: {
      question: 'Combien coûte la livraison en point relais ?',
      documents: [...article('conditions'), ...article('louvre')],
    },
    expect: {
      part: {
        grounded: true,
        answer: 'La livraison en point relais coûte 3,90 € et elle est offerte dès 50 € d’achat. [1]',
        language: 'fr',
      },
    },
  },
  {
    name: 'A day',
    source: 'SQuAD, Super Bowl 50: "What day was the game played on?", answered by "February 7, 2016"',
    input: { question: 'What day was the game played on?', documents: SQUAD },
    expect: {
      part: {
        grounded: true,
        answer:
          "The game was played on February 7, 2016, at Levi's Stadium in the San Francisco Bay Area at Santa Clara, California. [2]",
      },
    },
  },
] as const;
