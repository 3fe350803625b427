interface NotFoundWords {
  /** The title of the document. */
  readonly title: string;
  readonly heading: string;
  readonly help: string;
  /** Of the link home. */
  readonly home: string;
}

/** What an address without a page says: the edge in the document, and the shell once its script runs. */
export const notFoundWords: Readonly<Record<'en' | 'fr' | 'es', NotFoundWords>> = {
  en: {
    title: 'Page not found - Declic',
    heading: 'Oops! Page not found',
    help: 'The address may be mistyped, or the page may have moved.',
    home: 'Return to home',
  },
  fr: {
    title: 'Page introuvable - Declic',
    heading: 'Page introuvable',
    help: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    home: 'Revenir à l’accueil',
  },
  es: {
    title: 'Página no encontrada - Declic',
    heading: 'Página no encontrada',
    help: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
    home: 'Volver al inicio',
  },
};
