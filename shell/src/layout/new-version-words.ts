import { spokenLanguage, type SpokenLanguage } from '@declic/remote-kit/host';

interface NewVersionWords {
  ready: string;
  reload: string;
  later: string;
}

const words: Readonly<Record<SpokenLanguage, NewVersionWords>> = {
  en: {
    ready: 'A new version of Declic is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  fr: {
    ready: 'Une nouvelle version de Declic est prête.',
    reload: 'Recharger',
    later: 'Plus tard',
  },
  es: {
    ready: 'Hay una nueva versión de Declic.',
    reload: 'Recargar',
    later: 'Más tarde',
  },
};

/** The notice speaks the language of the page it stands on. */
export function newVersionWords(language: string): NewVersionWords {
  return words[spokenLanguage(language)];
}
