import { describe, expect, it } from 'vitest';
import type { Language } from '../languages';
import { learnLabels } from './classifier';

/** Questions stand on one side of the examples and statements on the other, as they do where few examples are given. */
const EXAMPLES = {
  en: {
    arrival: ['What can I do if my card still hasn’t arrived?', 'When can I get my new card?'],
    loss: ['I lost my wallet and all my cards.', 'I need to report a stolen card'],
  },
  fr: {
    arrival: ['Que puis-je faire si ma carte n’est pas arrivée ?', 'Quand est-ce que je recevrai la nouvelle carte ?'],
    loss: ['J’ai perdu mon portefeuille et mes cartes.', 'Je dois signaler une carte volée'],
  },
  es: {
    arrival: ['¿Qué puedo hacer si mi tarjeta no ha llegado?', '¿Cuándo me va a llegar la tarjeta nueva?'],
    loss: ['He perdido la cartera y las tarjetas.', 'Tengo que denunciar una tarjeta robada'],
  },
} as const satisfies Record<Language, Record<string, readonly string[]>>;

const learn = (language: Language) => {
  const labels = Object.entries(EXAMPLES[language]);
  return learnLabels(
    labels.map(([name, examples]) => ({ name, phrases: [], examples })),
    language,
  );
};

describe('learnLabels', () => {
  it.each<[Language, string, string]>([
    ['en', 'My card is lost! What can I do?', 'loss'],
    ['en', 'What can I do? Somebody has stolen my purse!', 'loss'],
    ['en', 'My card did not arrive.', 'arrival'],
    ['fr', 'Ma carte est perdue ! Que puis-je faire ?', 'loss'],
    ['fr', 'Ma carte n’arrive pas.', 'arrival'],
    ['es', '¡He perdido mi tarjeta! ¿Qué puedo hacer?', 'loss'],
    ['es', 'La tarjeta no llega.', 'arrival'],
  ])('weighs what a text is about above how it asks in %s: %s', async (language, text, label) => {
    const classify = await learn(language);
    expect(classify(text)).toMatchObject({ label });
  });

  it('knows nothing from function words and end marks alone', async () => {
    const classify = await learn('en');
    expect(classify('What can I do?').label).toBeNull();
  });
});
