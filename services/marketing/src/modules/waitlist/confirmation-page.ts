import { escapeHtml, type Page } from '@declic/nest-kit';
import { linkPage, type LinkPageText } from './link-page';
import type { Language } from './waitlist-entry.entity';

const ask: Record<Language, LinkPageText> = {
  fr: {
    title: 'Confirmez votre adresse',
    text: 'Un clic, et votre place sur la liste est confirmée.',
    action: 'Confirmer mon adresse',
  },
  en: {
    title: 'Confirm your address',
    text: 'One click, and your place on the waitlist is confirmed.',
    action: 'Confirm my address',
  },
  es: {
    title: 'Confirma tu dirección',
    text: 'Un clic y tu lugar en la lista queda confirmado.',
    action: 'Confirmar mi dirección',
  },
};

const done: Record<Language, LinkPageText> = {
  fr: { title: 'Adresse confirmée', text: 'Merci. Nous vous écrirons dès l’ouverture.', action: 'Retour à declic' },
  en: {
    title: 'Address confirmed',
    text: 'Thank you. We will write to you when declic opens.',
    action: 'Back to declic',
  },
  es: { title: 'Dirección confirmada', text: 'Gracias. Te escribiremos en cuanto abramos.', action: 'Volver a declic' },
};

export function askPage(language: Language, token: string): Page {
  const fields = `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
  return linkPage(language, ask[language], { path: 'confirmation', fields });
}

export function donePage(language: Language): Page {
  const { title, text, action } = done[language];
  return {
    lang: language,
    title,
    body: `<h1>${title}</h1>\n<p>${text}</p>\n<p><a href="/${language}/">${action}</a></p>`,
  };
}

/** The link does not say its language, so the page speaks all three. */
export function expiredPage(): Page {
  return {
    lang: 'en',
    title: 'This link has expired',
    body: `<h1>This link has expired</h1>
<p>Join the waitlist again to get a new one: <a href="/en/">declic</a></p>
<p lang="fr">Ce lien a expiré. Inscrivez-vous à nouveau pour en recevoir un : <a href="/fr/">declic</a></p>
<p lang="es">Este enlace ha caducado. Inscríbete de nuevo para recibir otro: <a href="/es/">declic</a></p>`,
  };
}
