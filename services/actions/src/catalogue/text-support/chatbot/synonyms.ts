import type { Language } from '../../../text/languages';
import type { Stem } from '../../../text/stems';

/** Words that people use for one thing when they ask a company. Groups are separated by "|". */
const GROUPS: Readonly<Record<Language, string>> = {
  en: 'refund reimburse reimbursement|return send-back|delivery shipping shipment deliver ship shipped|parcel package order|price cost fee charge|phone telephone call|open opening closed|invoice bill receipt|password passcode|sign-in login log-in|pay payment paid|warranty guarantee|cancel terminate unsubscribe|item product article|buy purchase|email mail e-mail|help support assistance|repair fix|discount promo coupon|address location',
  fr: 'remboursement rembourser|retour retourner renvoyer renvoi|livraison livrer expédition expédier envoi|recevoir reçu reçois arriver arrivée arrivent arrive|colis paquet commande|prix coût coûter tarif frais payant|téléphone appeler appel|horaire horaires ouvert ouverture fermé|facture reçu|paiement payer règlement régler|garantie garantir garanties|résilier annuler résiliation annulation|article produit|acheter achat|mail e-mail courriel|aide support assistance|réparer réparation|remise réduction promo|adresse lieu',
  es: 'reembolso reembolsar|devolver devolución devoluciones|envío enviar entrega entregar|llegar llegada llegan llegará recibir recibo|paquete pedido|precio coste costar gastos tarifa|teléfono llamar llamada|abierto abre abrir cerrado|contraseña clave|pagar pago abonar|garantía|cancelar anular baja|artículo producto|comprar compra|correo email mail|ayuda soporte asistencia|reparar reparación|descuento oferta|dirección lugar',
};

/** Turns stems into the one that stands for their group, so that "send back" finds "return". */
export function groupStems(language: Language, stem: Stem): (word: string) => string {
  const groups = new Map<string, string>();
  for (const group of GROUPS[language].split('|')) {
    const words = group.split(' ').map(stem);
    for (const word of words) if (!groups.has(word)) groups.set(word, words[0] ?? word);
  }
  return (word) => groups.get(word) ?? word;
}
