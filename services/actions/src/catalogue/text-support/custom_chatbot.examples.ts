import { PRESIDENT_OF_SENATE, SENATE } from './constitution.fixture';

const knowledge = [
  {
    id: 'shipping',
    question: 'How long does delivery take?',
    answer: 'Orders within the European Union arrive in 2 to 4 working days.',
  },
  {
    id: 'warranty',
    title: 'Warranty',
    url: 'https://example.com/warranty',
    text: 'All machines have a warranty of two years. The warranty does not cover damage by water. Write to support with the serial number.',
  },
] as const;

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A question of the FAQ, in other words',
    input: { question: 'When will my order arrive?', knowledge, language: 'en' },
    expect: {
      part: {
        answer: 'Orders within the European Union arrive in 2 to 4 working days.',
        sources: [{ id: 'shipping', title: 'How long does delivery take?' }],
        handoff: { needed: false, reason: null, message: null },
      },
    },
  },
  {
    name: 'A sentence of a document',
    input: { question: 'Is water damage covered by the warranty?', knowledge, language: 'en' },
    expect: {
      part: {
        answer: 'The warranty does not cover damage by water.',
        sources: [{ id: 'warranty', url: 'https://example.com/warranty', start: 43, end: 87 }],
      },
    },
  },
  {
    name: 'Not in the knowledge',
    input: { question: 'Do you have vegan recipes?', knowledge, handoff_contact: 'help@example.com', language: 'en' },
    expect: {
      data: {
        answer: null,
        confidence: 0,
        sources: [],
        related: [],
        handoff: {
          needed: true,
          reason: 'not_found',
          message: 'I did not find this in our documents. Someone from our team can help: help@example.com',
        },
        language: 'en',
        engine: 'extractive',
      },
    },
  },
  {
    name: 'En français',
    input: {
      question: 'Puis-je renvoyer mes chaussures ?',
      knowledge: [
        {
          id: 'retours',
          question: 'Puis-je retourner un article ?',
          answer: 'Oui, sous 30 jours si l’article n’a pas servi.',
        },
        { id: 'horaires', question: 'Quels sont vos horaires ?', answer: 'Du lundi au vendredi, de 9 h à 18 h.' },
      ],
    },
    expect: { part: { answer: 'Oui, sous 30 jours si l’article n’a pas servi.', language: 'fr' } },
  },
  {
    name: 'A clause of a law',
    source: 'Constitution of the United States, Article I, Section 3',
    input: {
      question: 'Who is the President of the Senate?',
      knowledge: [{ id: 'I.3', title: 'Article I, Section 3', text: `${SENATE} ${PRESIDENT_OF_SENATE}` }],
      language: 'en',
    },
    expect: {
      part: {
        answer:
          'The Vice President of the United States shall be President of the Senate, but shall have no Vote, unless they be equally divided.',
        sources: [{ id: 'I.3' }],
      },
    },
  },
] as const;
