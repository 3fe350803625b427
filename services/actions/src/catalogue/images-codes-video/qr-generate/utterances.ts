/** Ways in which people ask for a QR code. */
export const utterances = {
  en: [
    'generate a qr code for this link',
    'make a code guests can scan to join our wifi',
    'qr with my business card',
    'I want a scannable sticker for my menu',
    'put our logo in the middle of a qr code',
    'create an svg qr that opens an email',
  ],
  fr: [
    'générer un qr code',
    'un code à scanner pour se connecter au wifi du café',
    'mets ma carte de visite dans un qr',
    'flashcode vers la page de réservation',
    'qr code aux couleurs de la marque avec logo',
    'je veux un code qui prépare un sms',
  ],
  es: [
    'generar un código qr',
    'código para que mis clientes entren en el wifi',
    'pon mi contacto en un qr escaneable',
    'qr de la carta del restaurante',
    'crea un qr con el logo de la empresa en el centro',
    'un código que abra un mensaje de texto ya escrito',
  ],
} as const;
