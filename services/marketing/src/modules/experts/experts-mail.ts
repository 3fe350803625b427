import { composeMail, type Mail } from '@declic/nest-kit';
import { type ExpertRequest, serviceNames } from './expert-request';

/** To the experts. An answer to it goes to the sender of the request. */
export function requestMail(to: string, { service, name, email, company, message, page }: ExpertRequest): Mail {
  const sender = company === '' ? name : `${name}, ${company}`;
  const content = {
    lang: 'fr',
    title: `Demande : ${serviceNames[service]}`,
    paragraphs: [
      `${sender} (${email})`,
      ...message.split(/\n+/).filter((line) => line.trim() !== ''),
      `Page : ${page}`,
    ],
  };
  return { ...composeMail(to, content), replyTo: email };
}

/** To the sender. Says nothing that the sender wrote: the address may be another's. */
export function receiptMail({ email, service }: ExpertRequest): Mail {
  return composeMail(email, {
    lang: 'fr',
    title: 'Votre demande est arrivée',
    paragraphs: [
      `Nous avons reçu votre demande (${serviceNames[service]}). Une personne de l’équipe vous répond par e-mail sous deux jours ouvrés.`,
      'Si vous n’avez rien demandé, ignorez ce message, ou répondez-y pour que nous effacions la demande.',
    ],
  });
}
