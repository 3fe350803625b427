interface IncompleteWords {
  incomplete: string;
  retry: string;
}

const english: IncompleteWords = {
  incomplete: 'This page is not fully loaded yet. You can read it; parts of it may not respond.',
  retry: 'Retry',
};

const french: IncompleteWords = {
  incomplete:
    'Cette page n’est pas encore entièrement chargée. Vous pouvez la lire ; certaines parties peuvent ne pas répondre.',
  retry: 'Réessayer',
};

const spanish: IncompleteWords = {
  incomplete: 'Esta página aún no se ha cargado por completo. Puedes leerla; algunas partes pueden no responder.',
  retry: 'Reintentar',
};

/** The notice speaks the language of the page it stands on. */
export function incompleteWords(language: string): IncompleteWords {
  if (language.startsWith('fr')) return french;
  if (language.startsWith('es')) return spanish;
  return english;
}
