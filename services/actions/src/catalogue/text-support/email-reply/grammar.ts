import type { Language } from '../../../text/languages';
import type { Intent } from './intents';

export interface ReplyGrammar {
  readonly greeting: readonly string[];
  /** To a sender who is angry. */
  readonly regret: readonly string[];
  /** What the sender asked for; says nothing that they did not write. */
  readonly received: Readonly<Record<Intent, readonly string[]>>;
  /** Facts of the caller that answer the intent, each with the line that holds it; the first is marked where all are missing. */
  readonly answers: Readonly<Record<Intent, readonly (readonly [fact: string, line: string])[]>>;
  readonly closing: readonly string[];
}

type Lines = Readonly<Record<string, string>>;

const FACTS_OF: Record<Intent, readonly string[]> = {
  order_status: ['order_status', 'delivery_date', 'tracking_link'],
  return_refund: ['return_policy', 'return_link', 'refund_delay'],
  complaint: ['solution', 'contact'],
  billing: ['billing_answer', 'invoice_link'],
  cancellation: ['cancellation_terms', 'cancellation_date'],
  appointment: ['availability', 'booking_link'],
  quote_request: ['price', 'quote_delay', 'price_link'],
  technical_issue: ['solution', 'help_link', 'contact'],
  account_access: ['reset_link', 'contact'],
  job_application: ['hiring_answer', 'hiring_contact'],
  unsubscribe: ['unsubscribe_answer', 'unsubscribe_link'],
  thanks: [],
  out_of_office: [],
  other: ['answer', 'contact'],
};

function answersOf(lines: Lines): ReplyGrammar['answers'] {
  const entries = Object.entries(FACTS_OF).map(([intent, facts]) => [
    intent,
    facts.map((fact) => [fact, lines[fact] ?? `{${fact}:sentence}`] as const),
  ]);
  return Object.fromEntries(entries) as ReplyGrammar['answers']; // One entry for each intent of FACTS_OF.
}

export const REPLY_GRAMMARS: Record<Language, ReplyGrammar> = {
  en: {
    greeting: ['<Hello|Hi> {customer_name},', '<Hello|Hi>,'],
    regret: ['We are sorry that this has been so unpleasant for you.'],
    received: {
      order_status: [
        'Thank you for your message about order {reference}.',
        'Thank you for your message about your order.',
      ],
      return_refund: [
        'Thank you for your message about the return or refund of order {reference}.',
        'Thank you for your message about your return or refund.',
      ],
      complaint: [
        'Thank you for telling us what went wrong with {reference}.',
        'Thank you for telling us what went wrong.',
      ],
      billing: [
        'Thank you for your question about your bill ({reference}).',
        'Thank you for your question about your bill.',
      ],
      cancellation: [
        'We have received your request to cancel {reference}.',
        'We have received your request to cancel.',
      ],
      appointment: ['Thank you for your message about our appointment.'],
      quote_request: ['Thank you for asking us for a price.'],
      technical_issue: ['Thank you for describing the problem.'],
      account_access: ['Thank you for your message about the access to your account.'],
      job_application: ['Thank you for your application.'],
      unsubscribe: ['We have received your request not to get any more messages.'],
      thanks: ['Thank you for your kind words.'],
      out_of_office: [''],
      other: ['Thank you for your message.'],
    },
    answers: answersOf({
      tracking_link: 'You can follow the parcel here: {tracking_link}',
      delivery_date: 'Delivery: {delivery_date:bare}.',
      order_status: 'Its status: {order_status:bare}.',
      return_link: 'You can register the return here: {return_link}',
      refund_delay: 'Refund: {refund_delay:bare}.',
      invoice_link: 'Your invoice is here: {invoice_link}',
      cancellation_date: 'End of contract: {cancellation_date:bare}.',
      availability: 'We are available: {availability:bare}.',
      booking_link: 'You can choose a time here: {booking_link}',
      price: 'Price: {price:bare}.',
      price_link: 'All prices: {price_link}',
      quote_delay: 'Quote: {quote_delay:bare}.',
      help_link: 'The steps are described here: {help_link}',
      reset_link: 'Please set a new password here: {reset_link}',
      unsubscribe_link: 'You can unsubscribe here: {unsubscribe_link}',
      contact: 'You can reach us here: {contact}',
      hiring_contact: 'Your contact: {hiring_contact}',
    }),
    closing: ['<Kind regards,|Best wishes,>'],
  },
  fr: {
    greeting: ['Bonjour {customer_name},', 'Bonjour,'],
    regret: ['Nous sommes désolés que cela soit aussi désagréable pour <vous|toi>.'],
    received: {
      order_status: [
        'Merci pour <votre|ton> message au sujet de la commande {reference}.',
        'Merci pour <votre|ton> message au sujet de <votre|ta> commande.',
      ],
      return_refund: [
        'Merci pour <votre|ton> message au sujet du retour ou du remboursement de la commande {reference}.',
        'Merci pour <votre|ton> message au sujet de <votre|ton> retour ou remboursement.',
      ],
      complaint: [
        'Merci de nous avoir signalé ce qui n’a pas fonctionné ({reference}).',
        'Merci de nous avoir signalé ce qui n’a pas fonctionné.',
      ],
      billing: [
        'Merci pour <votre|ta> question sur <votre|ta> facture ({reference}).',
        'Merci pour <votre|ta> question sur <votre|ta> facture.',
      ],
      cancellation: [
        'Nous avons bien reçu <votre|ta> demande d’annulation ou de résiliation ({reference}).',
        'Nous avons bien reçu <votre|ta> demande d’annulation ou de résiliation.',
      ],
      appointment: ['Merci pour <votre|ton> message au sujet de notre rendez-vous.'],
      quote_request: ['Merci pour <votre|ta> demande de prix.'],
      technical_issue: ['Merci d’avoir décrit le problème.'],
      account_access: ['Merci pour <votre|ton> message au sujet de l’accès à <votre|ton> compte.'],
      job_application: ['Merci pour <votre|ta> candidature.'],
      unsubscribe: ['Nous avons bien reçu <votre|ta> demande de ne plus recevoir nos messages.'],
      thanks: ['Merci pour <votre|ton> message, il nous fait plaisir.'],
      out_of_office: [''],
      other: ['Merci pour <votre|ton> message.'],
    },
    answers: answersOf({
      tracking_link: 'Le colis peut être suivi ici : {tracking_link}',
      delivery_date: 'Livraison : {delivery_date:bare}.',
      order_status: 'Son état : {order_status:bare}.',
      return_link: 'Le retour s’enregistre ici : {return_link}',
      refund_delay: 'Remboursement : {refund_delay:bare}.',
      invoice_link: 'La facture se trouve ici : {invoice_link}',
      cancellation_date: 'Fin du contrat : {cancellation_date:bare}.',
      availability: 'Nos disponibilités : {availability:bare}.',
      booking_link: 'Un créneau se réserve ici : {booking_link}',
      price: 'Prix : {price:bare}.',
      price_link: 'Tous nos tarifs : {price_link}',
      quote_delay: 'Devis : {quote_delay:bare}.',
      help_link: 'La marche à suivre est décrite ici : {help_link}',
      reset_link: 'Un nouveau mot de passe se choisit ici : {reset_link}',
      unsubscribe_link: 'Pour <vous désabonner|te désabonner> : {unsubscribe_link}',
      contact: 'Pour nous joindre : {contact}',
      hiring_contact: '<Votre|Ton> interlocuteur : {hiring_contact}',
    }),
    closing: ['<Bien cordialement,|À bientôt,>'],
  },
  es: {
    greeting: ['<Buenos días, {customer_name}:|Hola, {customer_name}:>', '<Buenos días:|Hola:>'],
    regret: ['Sentimos que esto <le|te> resulte tan desagradable.'],
    received: {
      order_status: [
        'Gracias por escribirnos sobre el pedido {reference}.',
        'Gracias por escribirnos sobre <su|tu> pedido.',
      ],
      return_refund: [
        'Gracias por escribirnos sobre la devolución o el reembolso del pedido {reference}.',
        'Gracias por escribirnos sobre <su|tu> devolución o reembolso.',
      ],
      complaint: ['Gracias por contarnos qué ha fallado ({reference}).', 'Gracias por contarnos qué ha fallado.'],
      billing: [
        'Gracias por <su|tu> consulta sobre la factura ({reference}).',
        'Gracias por <su|tu> consulta sobre la factura.',
      ],
      cancellation: [
        'Hemos recibido <su|tu> solicitud de cancelación ({reference}).',
        'Hemos recibido <su|tu> solicitud de cancelación.',
      ],
      appointment: ['Gracias por escribirnos sobre nuestra cita.'],
      quote_request: ['Gracias por pedirnos precio.'],
      technical_issue: ['Gracias por describir el problema.'],
      account_access: ['Gracias por escribirnos sobre el acceso a <su|tu> cuenta.'],
      job_application: ['Gracias por <su|tu> candidatura.'],
      unsubscribe: ['Hemos recibido <su|tu> solicitud de no recibir más mensajes.'],
      thanks: ['Gracias por <sus|tus> palabras.'],
      out_of_office: [''],
      other: ['Gracias por <su|tu> mensaje.'],
    },
    answers: answersOf({
      tracking_link: 'El paquete se puede seguir aquí: {tracking_link}',
      delivery_date: 'Entrega: {delivery_date:bare}.',
      order_status: 'Estado: {order_status:bare}.',
      return_link: 'La devolución se registra aquí: {return_link}',
      refund_delay: 'Reembolso: {refund_delay:bare}.',
      invoice_link: 'La factura está aquí: {invoice_link}',
      cancellation_date: 'Fin del contrato: {cancellation_date:bare}.',
      availability: 'Nuestra disponibilidad: {availability:bare}.',
      booking_link: 'La hora se elige aquí: {booking_link}',
      price: 'Precio: {price:bare}.',
      price_link: 'Todos los precios: {price_link}',
      quote_delay: 'Presupuesto: {quote_delay:bare}.',
      help_link: 'Los pasos están explicados aquí: {help_link}',
      reset_link: 'La contraseña se cambia aquí: {reset_link}',
      unsubscribe_link: 'Para <darse|darte> de baja: {unsubscribe_link}',
      contact: '<Puede|Puedes> contactarnos aquí: {contact}',
      hiring_contact: '<Su|Tu> persona de contacto: {hiring_contact}',
    }),
    closing: ['<Un cordial saludo,|Un saludo,>'],
  },
};
