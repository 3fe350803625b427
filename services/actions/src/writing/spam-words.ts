import type { Language } from '../text/languages';

/** Expressions that filters of mail programs weigh, by language, without accents. */
const EXPRESSIONS: Record<Language, string> = {
  en: `act now|apply now|as seen on|bargain|best price|big bucks|buy now|cash bonus|click below|click here|congratulations|credit card
    required|dear friend|discount|do not delete|don't miss|double your|earn money|extra income|fast cash|for free|for instant
    access|free access|free gift|free money|free trial|get paid|great offer|guaranteed|hurry|incredible deal|increase sales|instant|
    limited time|lowest price|make money|million dollars|money back|no catch|no cost|no obligation|no risk|not spam|offer expires|
    once in a lifetime|one hundred percent|only today|order now|prize|promise you|risk free|satisfaction guaranteed|save big|special
    promotion|this is not spam|unbeatable|unlimited|urgent|viagra|winner|while supplies last|you have been selected|100% free`,
  fr: `100% gratuit|achetez maintenant|affaire du siecle|agissez maintenant|argent facile|cadeau|carte bancaire non requise|cher ami|
    cliquez ici|code promo|commandez maintenant|derniere chance|devenez riche|doublez vos|essai gratuit|exclusivite|felicitations|
    gagnant|gagnez de l'argent|garanti|gratuit|gratuitement|imbattable|incroyable|jackpot|mailing|meilleur prix|miracle|ne manquez pas|
    offre exceptionnelle|offre limitee|offre speciale|pas cher|prix casse|prix imbattable|profitez-en|promo|promotion|rapidement riche|
    remise|revenus complementaires|sans engagement|sans frais|sans risque|satisfait ou rembourse|solde|urgent|vous avez ete selectionne`,
  es: `100% gratis|actue ahora|ahorre ya|aproveche ya|compre ahora|compra ahora|chollo|descuento|dinero facil|dinero rapido|duplique sus|
    enhorabuena|estimado amigo|felicidades|ganador|gane dinero|gana dinero|ganga|garantizado|gratis|gratuito|haga clic|haz clic|
    hazte rico|increible|ingresos extra|mejor precio|milagro|no se lo pierda|no te lo pierdas|oferta especial|oferta exclusiva|oferta
    limitada|oportunidad unica|premio|prueba gratis|promocion|regalo|satisfaccion garantizada|sin compromiso|sin coste|sin costo|
    sin riesgo|solo hoy|tiempo limitado|ultima oportunidad|unico en la vida|urgente|ha sido seleccionado`,
};

/** Expressions without accents, each with spaces in place of line breaks. */
export const SPAM_EXPRESSIONS: Readonly<Record<Language, readonly string[]>> = {
  en: listOf(EXPRESSIONS.en),
  fr: listOf(EXPRESSIONS.fr),
  es: listOf(EXPRESSIONS.es),
};

function listOf(text: string): string[] {
  return text.split('|').map((expression) => expression.replace(/\s+/gu, ' ').trim());
}
