interface NewVersionWords {
  ready: string;
  reload: string;
  later: string;
}

const english: NewVersionWords = {
  ready: 'A new version of Declic is ready.',
  reload: 'Reload',
  later: 'Later',
};

const french: NewVersionWords = {
  ready: 'Une nouvelle version de Declic est prête.',
  reload: 'Recharger',
  later: 'Plus tard',
};

const spanish: NewVersionWords = {
  ready: 'Hay una nueva versión de Declic.',
  reload: 'Recargar',
  later: 'Más tarde',
};

/** The notice speaks the language of the page it stands on. */
export function newVersionWords(language: string): NewVersionWords {
  if (language.startsWith('fr')) return french;
  if (language.startsWith('es')) return spanish;
  return english;
}
