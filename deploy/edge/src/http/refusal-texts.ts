import type { Language } from './opens-page';

/** Problems that a visitor can meet who sends a form without JavaScript, or opens a link of a mail. */
export type RefusalCode = 'service_unavailable' | 'too_many_requests' | 'payload_too_large';

interface RefusalText {
  readonly title: string;
  /** After a form. */
  readonly sent: string;
  /** After a link; the page has one to open it again. */
  readonly opened?: string;
}

interface RefusalTexts {
  readonly retry: string;
  readonly texts: Readonly<Record<RefusalCode, RefusalText>>;
}

export const REFUSAL_TEXTS: Readonly<Record<Language, RefusalTexts>> = {
  fr: {
    retry: 'Réessayer',
    texts: {
      service_unavailable: {
        title: 'Ce service n’est pas disponible pour le moment',
        sent: 'Revenez à la page précédente : votre navigateur garde ce que vous avez saisi, et vous pourrez l’envoyer à nouveau dans un instant.',
        opened: 'Ouvrez cette page à nouveau dans un instant.',
      },
      too_many_requests: {
        title: 'Trop de demandes arrivent de votre réseau en même temps',
        sent: 'Rien n’a été envoyé. Revenez à la page précédente : votre navigateur garde ce que vous avez saisi, et vous pourrez l’envoyer à nouveau dans un instant.',
        opened: 'Ouvrez cette page à nouveau dans un instant.',
      },
      payload_too_large: {
        title: 'Votre envoi est trop volumineux',
        sent: 'Rien n’a été envoyé. Revenez à la page précédente : votre navigateur garde ce que vous avez saisi. Raccourcissez-le, puis envoyez-le à nouveau.',
      },
    },
  },
  en: {
    retry: 'Try again',
    texts: {
      service_unavailable: {
        title: 'This service is not available right now',
        sent: 'Go back to the page before: your browser keeps what you typed, and you can send it again in a moment.',
        opened: 'Open this page again in a moment.',
      },
      too_many_requests: {
        title: 'Too many requests come from your network at the same time',
        sent: 'Nothing was sent. Go back to the page before: your browser keeps what you typed, and you can send it again in a moment.',
        opened: 'Open this page again in a moment.',
      },
      payload_too_large: {
        title: 'What you sent is too large',
        sent: 'Nothing was sent. Go back to the page before: your browser keeps what you typed. Make it shorter, and send it again.',
      },
    },
  },
  es: {
    retry: 'Reintentar',
    texts: {
      service_unavailable: {
        title: 'Este servicio no está disponible en este momento',
        sent: 'Vuelve a la página anterior: tu navegador conserva lo que escribiste y podrás enviarlo de nuevo dentro de un momento.',
        opened: 'Abre esta página de nuevo dentro de un momento.',
      },
      too_many_requests: {
        title: 'Llegan demasiadas solicitudes de tu red al mismo tiempo',
        sent: 'No se envió nada. Vuelve a la página anterior: tu navegador conserva lo que escribiste y podrás enviarlo de nuevo dentro de un momento.',
        opened: 'Abre esta página de nuevo dentro de un momento.',
      },
      payload_too_large: {
        title: 'Lo que enviaste es demasiado grande',
        sent: 'No se envió nada. Vuelve a la página anterior: tu navegador conserva lo que escribiste. Acórtalo y envíalo de nuevo.',
      },
    },
  },
};
