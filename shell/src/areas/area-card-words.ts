import { spokenLanguage, type SpokenLanguage } from '@declic/remote-kit/host';

interface AreaCardWords {
  unavailable(title: string): string;
  restWorks: string;
  owner(owner: string): string;
}

/** The site has the name of the product, whose rest works. */
const PRODUCT = 'Declic';

const words: Readonly<Record<SpokenLanguage, AreaCardWords>> = {
  en: {
    unavailable: (title) => `${title === PRODUCT ? 'This page' : title} is not available right now`,
    restWorks:
      'The rest of Declic keeps working, and the people who look after this part have been told. Try again in a moment.',
    owner: (owner) => `Looked after by: ${owner}`,
  },
  fr: {
    unavailable: (title) => `${title === PRODUCT ? 'Cette page' : title} est indisponible pour le moment`,
    restWorks: 'Le reste de Declic fonctionne, et l’équipe concernée est prévenue. Réessayez dans un instant.',
    owner: (owner) => `Responsable : ${owner}`,
  },
  es: {
    unavailable: (title) => `${title === PRODUCT ? 'Esta página' : title} no está disponible en este momento`,
    restWorks:
      'El resto de Declic sigue funcionando y el equipo responsable ya está avisado. Vuelve a intentarlo en un momento.',
    owner: (owner) => `Responsable: ${owner}`,
  },
};

/** The card speaks the language of the page it stands on. */
export function areaCardWords(language: string): AreaCardWords {
  return words[spokenLanguage(language)];
}
