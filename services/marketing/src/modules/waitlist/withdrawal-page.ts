import { escapeHtml, type Page } from '@declic/nest-kit';
import { linkPage, type LinkPageText } from './link-page';
import type { Language } from './waitlist-entry.entity';

const ask: Record<Language, LinkPageText> = {
  fr: {
    title: 'Quitter la liste d’attente',
    text: 'Votre adresse et les données de votre inscription seront effacées.',
    action: 'Retirer mon adresse',
  },
  en: {
    title: 'Leave the waitlist',
    text: 'Your address and the record of your sign-up will be erased.',
    action: 'Take my address off',
  },
  es: {
    title: 'Salir de la lista de espera',
    text: 'Se borrarán tu dirección y los datos de tu inscripción.',
    action: 'Quitar mi dirección',
  },
};

const done: Record<Language, { title: string; text: string }> = {
  fr: { title: 'Adresse effacée', text: 'Nous ne vous écrirons plus. Vous pouvez vous réinscrire quand vous voulez :' },
  en: { title: 'Address erased', text: 'We will not write to you again. You can join again whenever you like:' },
  es: { title: 'Dirección borrada', text: 'No volveremos a escribirte. Puedes inscribirte de nuevo cuando quieras:' },
};

export function askWithdrawalPage(language: Language, token: string): Page {
  return linkPage(language, ask[language], { path: `withdrawal?token=${escapeHtml(encodeURIComponent(token))}` });
}

export function withdrawnPage(language: Language): Page {
  const { title, text } = done[language];
  return {
    lang: language,
    title,
    body: `<h1>${title}</h1>\n<p>${text} <a href="/${language}/">declic</a></p>`,
  };
}

/** What was erased does not tell its language, so the page speaks all three. */
export function notListedPage(): Page {
  return {
    lang: 'en',
    title: 'This address is not on the list',
    body: `<h1>This address is not on the list</h1>
<p>There is nothing to erase: <a href="/en/">declic</a></p>
<p lang="fr">Cette adresse n’est pas sur la liste, il n’y a rien à effacer : <a href="/fr/">declic</a></p>
<p lang="es">Esta dirección no está en la lista, no hay nada que borrar: <a href="/es/">declic</a></p>`,
  };
}
