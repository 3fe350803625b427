import type { Language } from '../text/languages';
import type { FormField } from './page-model';

export interface PageWords {
  readonly skip: string;
  readonly needs: string;
  readonly benefits: string;
  readonly steps: string;
  readonly evidence: string;
  readonly proof: string;
  readonly faq: string;
  readonly contact: string;
  readonly send: string;
  readonly required: string;
  readonly privacy: string;
  readonly imprint: string;
  readonly fields: Readonly<Record<FormField, string>>;
}

/** The words of a page that are not the customer's. */
export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    skip: 'Skip to content',
    needs: 'Your challenges',
    benefits: 'What you get',
    steps: 'How it works',
    evidence: 'What backs it up',
    proof: 'What customers say',
    faq: 'Questions and answers',
    contact: 'Get in touch',
    send: 'Send',
    required: 'required',
    privacy: 'Privacy',
    imprint: 'Legal notice',
    fields: { name: 'Name', email: 'Email', company: 'Company', phone: 'Phone', message: 'Message' },
  },
  fr: {
    skip: 'Aller au contenu',
    needs: 'Vos enjeux',
    benefits: 'Ce que vous obtenez',
    steps: 'Comment ça marche',
    evidence: 'Ce qui le prouve',
    proof: 'Ce qu’en disent nos clients',
    faq: 'Questions fréquentes',
    contact: 'Parlons-en',
    send: 'Envoyer',
    required: 'obligatoire',
    privacy: 'Confidentialité',
    imprint: 'Mentions légales',
    fields: { name: 'Nom', email: 'E-mail', company: 'Entreprise', phone: 'Téléphone', message: 'Message' },
  },
  es: {
    skip: 'Ir al contenido',
    needs: 'Tus retos',
    benefits: 'Lo que obtienes',
    steps: 'Cómo funciona',
    evidence: 'Lo que lo demuestra',
    proof: 'Lo que dicen nuestros clientes',
    faq: 'Preguntas frecuentes',
    contact: 'Hablemos',
    send: 'Enviar',
    required: 'obligatorio',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
    fields: { name: 'Nombre', email: 'Correo electrónico', company: 'Empresa', phone: 'Teléfono', message: 'Mensaje' },
  },
};
