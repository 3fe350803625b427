import errorWords from './error-words.json';
import { isImportFailure, RouteFileError } from './route-file-error';
import { spokenLanguage, type SpokenLanguage } from './spoken-language';

/** What an error says to people: what happened and what to do next. */
export interface ErrorWords {
  readonly title: string;
  readonly message: string;
  readonly retry: string;
}

type Kind = 'offline' | 'unreachable' | 'unavailable' | 'throttled' | 'ended' | 'missing' | 'forbidden' | 'broken';

/** Words for an error in the page's language. */
export function describeError(error: unknown, language: string = document.documentElement.lang): ErrorWords {
  const spoken = spokenLanguage(language);
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
  if (error instanceof RouteFileError || isImportFailure(error)) return true;
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

const retryWord: Record<SpokenLanguage, string> = { en: 'Retry', fr: 'Réessayer', es: 'Reintentar' };

const words: Record<SpokenLanguage, Record<Kind, Omit<ErrorWords, 'retry'>>> = errorWords;
