import { spokenLanguage, type SpokenLanguage } from '@declic/remote-kit/host';

interface IncompleteWords {
  incomplete: string;
  retry: string;
}

const words: Readonly<Record<SpokenLanguage, IncompleteWords>> = {
  en: {
    incomplete: 'This page is not fully loaded yet. You can read it; parts of it may not respond.',
    retry: 'Retry',
  },
  fr: {
    incomplete:
      'Cette page n’est pas encore entièrement chargée. Vous pouvez la lire ; certaines parties peuvent ne pas répondre.',
    retry: 'Réessayer',
  },
  es: {
    incomplete: 'Esta página aún no se ha cargado por completo. Puedes leerla; algunas partes pueden no responder.',
    retry: 'Reintentar',
  },
};

/** The notice speaks the language of the page it stands on. */
export function incompleteWords(language: string): IncompleteWords {
  return words[spokenLanguage(language)];
}
