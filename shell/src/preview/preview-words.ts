import { type PreviewNotice, spokenLanguage, type SpokenLanguage } from '@declic/remote-kit/host';

interface PreviewWords {
  label: string;
  replay: string;
  where: (until: string) => string;
  reset: string;
}

const wordsByLanguage: Readonly<Record<SpokenLanguage, PreviewWords>> = {
  en: {
    label: 'Preview',
    replay: 'Replay of composition',
    where: (until) => `in this browser only, until ${until}.`,
    reset: 'Reset',
  },
  fr: {
    label: 'Aperçu',
    replay: 'Relecture de la composition',
    where: (until) => `dans ce navigateur uniquement, jusqu’au ${until}.`,
    reset: 'Réinitialiser',
  },
  es: {
    label: 'Vista previa',
    replay: 'Repetición de la composición',
    where: (until) => `solo en este navegador, hasta el ${until}.`,
    reset: 'Restablecer',
  },
};

/** The banner in the language of the page below it. */
export function previewWords({ overrides, replayed, expires_at }: PreviewNotice, language: string) {
  const words = wordsByLanguage[spokenLanguage(language)];
  const format = new Intl.DateTimeFormat(language || 'en', { dateStyle: 'medium', timeStyle: 'short' });
  return {
    label: words.label,
    kind: replayed === null ? words.label : words.replay,
    what: replayed ?? overrides.map(({ name, version }) => `${name} ${version}`).join(', '),
    where: words.where(format.format(new Date(expires_at))),
    reset: words.reset,
  };
}
