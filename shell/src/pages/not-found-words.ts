interface NotFoundWords {
  /** The title of the document. */
  title: string;
  heading: string;
  help: string;
  home: string;
}

const english: NotFoundWords = {
  title: 'Page not found - Declic',
  heading: 'Oops! Page not found',
  help: 'The address may be mistyped, or the page may have moved.',
  home: 'Return to home',
};

const french: NotFoundWords = {
  title: 'Page introuvable - Declic',
  heading: 'Page introuvable',
  help: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
  home: 'Revenir à l’accueil',
};

const spanish: NotFoundWords = {
  title: 'Página no encontrada - Declic',
  heading: 'Página no encontrada',
  help: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
  home: 'Volver al inicio',
};

/** In the language of the area that the address belongs to. */
export function notFoundWords(language: string): NotFoundWords {
  if (language === 'fr') return french;
  return language === 'es' ? spanish : english;
}
