import corpus from '../../research/fixtures/corpus.json';
import { SQUAD } from '../../research/fixtures/squad';

const articles = (...ids: readonly string[]) =>
  corpus.filter(({ id }) => ids.includes(id)).map(({ title, text }) => ({ title, text }));

const PAGE = `<html><head><title>Help: shipping</title></head><body><nav><a href="/">Home</a></nav><main><h1>Shipping</h1>
<h2>Costs</h2><table><tr><th>Standard</th><td>€4.90</td></tr><tr><th>Express shipping</th><td>€12.50, next working day</td></tr></table>
<h2>Customs</h2><p>Parcels to Switzerland are sent with duties paid.</p></main></body></html>`;

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A fact in one of several articles',
    input: { question: 'When was the Panama Canal opened?', documents: articles('eiffel', 'panama', 'bees') },
    expect: {
      part: {
        found: true,
        answer: 'The United States took over in 1904 and opened the canal on 15 August 1914. [1]',
        citations: [{ number: 1, source: 2, title: 'Panama Canal' }],
        language: 'en',
      },
    },
  },
  {
    name: 'A question that the sources do not answer',
    input: { question: 'Who owns Northwind Outdoor?', documents: articles('northwind', 'remote') },
    expect: { part: { found: false, answer: 'Not found: the sources do not answer this question.', citations: [] } },
  },
  {
    name: 'Une question en français',
    input: { question: 'Qui a volé la Joconde ?', documents: articles('louvre', 'millau') },
    expect: { part: { found: true, citations: [{ title: 'Musée du Louvre' }], language: 'fr' } },
  },
  {
    name: 'A table of a pasted page',
    input: {
      question: 'How much does express shipping cost?',
      documents: [{ url: 'https://shop.example/help/shipping', html: PAGE }],
    },
    expect: {
      part: {
        answer: 'Express shipping: €12.50, next working day [1]',
        citations: [{ title: 'Help: shipping', url: 'https://shop.example/help/shipping', heading: 'Costs' }],
      },
    },
  },
  {
    name: 'A name in the middle of a paragraph',
    source: 'SQuAD 2.0, Normans: "Who was the Norse leader?", answered by "Rollo"',
    input: { question: 'Who was the Norse leader?', documents: SQUAD },
    expect: {
      part: {
        found: true,
        answer:
          'They were descended from Norse ("Norman" comes from "Norseman") raiders and pirates from Denmark, Iceland and Norway who, under their leader Rollo, agreed to swear fealty to King Charles III of West Francia. [1]',
        citations: [{ number: 1, source: 1, title: 'Normans' }],
      },
    },
  },
] as const;
