/** What an error says to people: what happened and what to do next. */
export interface ErrorWords {
  readonly title: string;
  readonly message: string;
  readonly retry: string;
}

type Kind = 'offline' | 'unreachable' | 'unavailable' | 'throttled' | 'ended' | 'missing' | 'forbidden' | 'broken';
type Language = 'en' | 'fr' | 'es';

/** Words for an error in the page's language. */
export function describeError(error: unknown, language: string = document.documentElement.lang): ErrorWords {
  const spoken: Language = language.startsWith('fr') ? 'fr' : language.startsWith('es') ? 'es' : 'en';
  return { ...words[spoken][classifyError(error)], retry: retryWord[spoken] };
}

function classifyError(error: unknown): Kind {
  if (navigator.onLine === false) return 'offline';
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined;
  if (status !== undefined) return kindOfStatus[status] ?? 'broken';
  return isWithoutAnswer(error) ? 'unreachable' : 'broken';
}

const kindOfStatus: Readonly<Record<number, Kind>> = {
  401: 'ended',
  403: 'forbidden',
  404: 'missing',
  429: 'throttled',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/**
 * `fetch` and `import()` reject with a TypeError when there is no response, and with a TimeoutError when their signal timed
 * out.
 */
export function isWithoutAnswer(error: unknown): boolean {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

const retryWord: Record<Language, string> = { en: 'Retry', fr: 'Réessayer', es: 'Reintentar' };

const words: Record<Language, Record<Kind, Omit<ErrorWords, 'retry'>>> = {
  en: {
    offline: {
      title: 'You are offline',
      message: 'Check your connection, then try again. Nothing you entered was sent.',
    },
    unreachable: {
      title: 'We could not reach the server',
      message: 'Check your connection and try again in a moment.',
    },
    unavailable: {
      title: 'The server is not available right now',
      message: 'It should be back soon. Try again in a moment.',
    },
    throttled: { title: 'Too many requests', message: 'Wait a moment, then try again.' },
    ended: { title: 'Your session has ended', message: 'Sign in to go on.' },
    missing: { title: 'Not found', message: 'What this page is about does not exist, or no longer does.' },
    forbidden: { title: 'You cannot see this', message: 'Sign in with an account that may see it, then try again.' },
    broken: { title: 'Something went wrong', message: 'It is not your fault. Try again in a moment.' },
  },
  fr: {
    offline: {
      title: 'Vous êtes hors ligne',
      message: 'Vérifiez votre connexion, puis réessayez. Rien n’a été envoyé.',
    },
    unreachable: {
      title: 'Le serveur est injoignable',
      message: 'Vérifiez votre connexion et réessayez dans un instant.',
    },
    unavailable: {
      title: 'Le serveur est indisponible pour le moment',
      message: 'Il devrait revenir bientôt. Réessayez dans un instant.',
    },
    throttled: { title: 'Trop de demandes', message: 'Patientez un instant, puis réessayez.' },
    ended: { title: 'Votre session est terminée', message: 'Connectez-vous pour continuer.' },
    missing: { title: 'Introuvable', message: 'Ce que vous cherchez n’existe pas ou n’existe plus.' },
    forbidden: { title: 'Accès refusé', message: 'Connectez-vous avec un compte autorisé, puis réessayez.' },
    broken: { title: 'Une erreur est survenue', message: 'Ce n’est pas de votre fait. Réessayez dans un instant.' },
  },
  es: {
    offline: { title: 'Sin conexión', message: 'Comprueba tu conexión y vuelve a intentarlo. No se ha enviado nada.' },
    unreachable: {
      title: 'No podemos contactar con el servidor',
      message: 'Comprueba tu conexión y vuelve a intentarlo en un momento.',
    },
    unavailable: {
      title: 'El servidor no está disponible en este momento',
      message: 'Debería volver pronto. Vuelve a intentarlo en un momento.',
    },
    throttled: { title: 'Demasiadas peticiones', message: 'Espera un momento y vuelve a intentarlo.' },
    ended: { title: 'Tu sesión ha terminado', message: 'Inicia sesión para continuar.' },
    missing: { title: 'No encontrado', message: 'Lo que buscas no existe o ha dejado de existir.' },
    forbidden: { title: 'Acceso denegado', message: 'Inicia sesión con una cuenta autorizada y vuelve a intentarlo.' },
    broken: { title: 'Algo ha salido mal', message: 'No es culpa tuya. Vuelve a intentarlo en un momento.' },
  },
};
