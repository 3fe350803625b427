import { seen } from '../../../pages/evidence';
import { findMoney } from '../../../text/find-money';
import { toEvidence, matchBlocks } from './block-evidence';
import { findElements, oneLine } from './find-elements';
import { toFinding, type Finder, type Site } from './site-reading';
import { findStatedPrices, type Price } from './stated-prices';

const PERIOD =
  /(?:\/|per|a|par|al?|por)\s?(month|mo|year|yr|user|seat|night|mois|an|année|utilisateur|nuit|mes|año|usuario|noche)(?!\p{L})/iu;

/** Every amount on the page, with the nearest heading (usually the plan), and those of structured data. */
function pricesOf(site: Site): Price[] {
  return [...pricesInText(site), ...findStatedPrices(site)];
}

function pricesInText({ blocks, language }: Site): Price[] {
  return blocks.flatMap((block) =>
    findMoney(block.text.slice(0, 2_000), language).map(({ amount, currency, start, end }) => {
      const period = PERIOD.exec(block.text.slice(end, end + 24))?.[1];
      const heading = block.level > 0 ? block.text : (block.headings.at(-1) ?? '');
      const plan = heading !== '' && heading.length <= 60 ? `${heading}: ` : '';
      return {
        amount,
        currency,
        value: `${plan}${amount} ${currency}${period ? ` / ${period.toLowerCase()}` : ''}`,
        source: toEvidence(block, start),
      };
    }),
  );
}

export const findPrices: Finder = (site) => toFinding(pricesOf(site));

/** The lowest amount above zero. */
export const findLowestPrice: Finder = (site) => {
  const [lowest] = pricesOf(site)
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.amount - b.amount);
  return toFinding(lowest ? [{ value: `${lowest.amount} ${lowest.currency}`, source: lowest.source }] : []);
};

const TRIAL =
  /\b(?:free (?:trial|plan|forever|version|demo)|try (?:it )?(?:for )?free|start (?:for )?free|no credit card|essai gratuit|essayer gratuitement|version gratuite|gratuit pendant|sans carte bancaire|prueba gratis|prueba gratuita|plan gratuito|gratis durante|sin tarjeta)(?!\p{L})[^.!?]{0,60}/iu;

export const findFreeOffer: Finder = ({ blocks }) => toFinding(matchBlocks(blocks, TRIAL));

const ACTION =
  /^(?:start|get|try|buy|book|order|request|sign up|subscribe|join|contact|talk|schedule|create|download|see|commencer|essayer|acheter|réserver|commander|demander|s['’]inscrire|inscrivez|s['’]abonner|contactez|créer|télécharger|obtenir|découvrir|empezar|empieza|probar|prueba|comprar|reservar|reserva|pedir|pide|solicitar|suscr[ií]b|únete|contactar|crear|crea|descargar|obtener)/iu;

/** Buttons, and links that look or read like one. */
export const findCallsToAction = findElements('button, a[href], input[type="submit"]', 3_000, (element, page) => {
  const text = oneLine(element.attribs['value'] ?? page(element).text());
  return text.length <= 40 && ACTION.test(text) ? { value: text, source: seen(element, text) } : null;
});
