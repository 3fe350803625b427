/** What an error says to people: what happened and what to do next. */
export interface ErrorWords {
  readonly title: string;
  readonly message: string;
  readonly retry: string;
}

type Kind = 'offline' | 'unreachable' | 'missing' | 'forbidden' | 'broken';
type Language = 'en' | 'fr' | 'es';

/** Words for an error in the page's language. */
export function describeError(error: unknown, language: string = document.documentElement.lang): ErrorWords {
  const spoken: Language = language.startsWith('fr') ? 'fr' : language.startsWith('es') ? 'es' : 'en';
  return { ...words[spoken][kindOf(error)], retry: retryWord[spoken] };
}

function kindOf(error: unknown): Kind {
  if (navigator.onLine === false) return 'offline';
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : undefined;
  if (status === 404) return 'missing';
  if (status === 401 || status === 403) return 'forbidden';
  // fetch rejects with a TypeError when no answer came back at all.
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return 'unreachable';
  return 'broken';
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
    missing: { title: 'No encontrado', message: 'Lo que buscas no existe o ha dejado de existir.' },
    forbidden: { title: 'Acceso denegado', message: 'Inicia sesión con una cuenta autorizada y vuelve a intentarlo.' },
    broken: { title: 'Algo ha salido mal', message: 'No es culpa tuya. Vuelve a intentarlo en un momento.' },
  },
};
